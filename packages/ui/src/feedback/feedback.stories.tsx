import { BODIES } from '@soulsign/contracts'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../actions/Button.tsx'
import { Cluster, Stack } from '../layout/Page.tsx'
import { Alert } from './Alert.tsx'
import { Badge } from './Badge.tsx'
import { ConfirmDialog } from './Dialog.tsx'
import { Skeleton } from './Skeleton.tsx'
import { ToastProvider, toast } from './Toast.tsx'
import { BreathingRing, Spinner } from './Waiting.tsx'

export default { title: 'Feedback' } satisfies Meta
type Story = StoryObj

export const Alerts: Story = {
  render: () => (
    <Stack>
      <Alert>You're browsing as a guest. You can try up to 7 diagnoses.</Alert>
      <Alert tone="warn" title="Limited Access">
        Until your email is verified, some parts are limited.
      </Alert>
      <Alert
        tone="limit"
        title="You've reached your limit of 7 free diagnoses!"
        actions={<Button>Create Free Account</Button>}
      >
        Create a free account for unlimited diagnoses and access to your journal.
      </Alert>
      <Alert tone="success">Everything was saved.</Alert>
    </Stack>
  ),
}

export const Badges: Story = {
  render: () => (
    <Cluster>
      {(['neutral', 'accent', 'gold', 'success', 'warn', 'danger', ...BODIES] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Cluster>
  ),
}

export const BadgeInAlert: Story = {
  render: () => (
    <Stack>
      <Badge>alone</Badge>
      <Alert tone="success" title="Saved">
        <Badge>inside</Badge>
      </Alert>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const { color } = getComputedStyle(canvas.getByText('alone'))
    await expect(canvas.getByText('inside')).toHaveStyle({ color })
  },
}

export const Loading: Story = {
  render: () => (
    <Stack gap={8}>
      <Skeleton lines={3} />
      <Skeleton shape="block" />
      <Spinner label="Loading..." />
      <BreathingRing label="Generating Your Diagnosis..." />
    </Stack>
  ),
}

function Deletion({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(false)
  const [deleted, setDeleted] = useState(false)
  return (
    <>
      <Button variant="destructive" onClick={() => setOpen(true)}>
        Delete Selected (3)
      </Button>
      <p>{deleted ? 'Deleted' : 'Still there'}</p>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        busy={busy}
        title="Delete 3 entries?"
        description="They go for good, with their insights and healing plans."
        confirmLabel="Delete"
        cancelLabel="Keep them"
        onConfirm={() => {
          setDeleted(true)
          setOpen(false)
        }}
      />
    </>
  )
}

export const Confirm: Story = {
  render: () => <Deletion />,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Selected (3)' }))
    await userEvent.click(await page.findByRole('button', { name: 'Keep them' }))
    await expect(canvas.getByText('Still there')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Selected (3)' }))
    await expect(await page.findByRole('alertdialog', { name: 'Delete 3 entries?' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Delete' }))
    await expect(canvas.getByText('Deleted')).toBeVisible()
  },
}

export const Toasts: Story = {
  render: () => (
    <ToastProvider labels={{ region: 'Messages', close: 'Close', message: 'Message' }}>
      <Cluster>
        <Button
          onClick={() => toast({ title: 'Symptom recorded', description: 'Generating your spiritual diagnosis...' })}
        >
          Record
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast({ title: 'Error', description: 'Failed to save setting', tone: 'destructive' })}
        >
          Fail
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            const undone = new AbortController()
            const action = { label: 'Undo', onAction: () => undone.abort() }
            toast({ title: 'Symptom deleted', tone: 'success', action, until: undone.signal })
          }}
        >
          Delete
        </Button>
      </Cluster>
    </ToastProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Record' }))
    await expect((await page.findAllByText('Symptom recorded'))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    await expect((await page.findAllByText('Failed to save setting'))[0]).toBeVisible()
  },
}

/** Until the answer is there, only the browser can close it. */
export const BusyConfirm: Story = {
  render: () => <Deletion busy />,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Selected (3)' }))
    const dialog = await page.findByRole('alertdialog', { name: 'Delete 3 entries?' })
    // The Escape key.
    await expect(dialog.dispatchEvent(new Event('cancel', { cancelable: true }))).toBe(false)
    const keep = page.getByRole('button', { name: 'Keep them' })
    await expect(keep).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(keep)
    await expect(dialog).toBeVisible()
  },
}
