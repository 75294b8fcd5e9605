import { expect, fn, userEvent } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { SpiritualIcon } from '../icons.ts'
import { Cluster, Stack } from '../layout/Page.tsx'
import { Button } from './Button.tsx'

const meta = { title: 'Actions/Button', component: Button, args: { children: 'Get Diagnosed' } } satisfies Meta<
  typeof Button
>
export default meta
type Story = StoryObj<typeof meta>

export const Variants: Story = {
  render: () => (
    <Stack>
      <Cluster>
        <Button>Get Diagnosed</Button>
        <Button variant="secondary">View Journal</Button>
        <Button variant="quiet">Skip</Button>
        <Button variant="destructive">Delete Selected (3)</Button>
      </Cluster>
      <Cluster>
        <Button size="s">Continue</Button>
        <Button size="s" variant="secondary">
          Add Another Symptom
        </Button>
        <Button icon={<SpiritualIcon aria-hidden />}>Get Your Healing Plan</Button>
        <Button asChild variant="secondary">
          <a href="#about">About Us</a>
        </Button>
      </Cluster>
    </Stack>
  ),
}

/** Do: line a quiet button up with the words around it. Don't: leave its padding as an indent. */
export const Flush: Story = {
  render: () => (
    <Stack>
      <p>Words at the start of the line</p>
      <Button variant="quiet" flush="start">
        This isn't what I meant
      </Button>
      <Cluster style={{ justifyContent: 'space-between' }}>
        <span>Soulsign</span>
        <Button variant="quiet" flush="end">
          Login
        </Button>
      </Cluster>
    </Stack>
  ),
}

export const Disabled: Story = { args: { disabled: true, children: 'Please Create Account First' } }

/** Do: where a press ends what a button is for, keep the focus on it. Don't: disable it, which sends the focus to the page. */
export const Unavailable: Story = {
  args: { unavailable: true, children: 'Save', onClick: fn() },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveStyle({ cursor: 'not-allowed' })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Busy: Story = {
  args: { busy: true, children: 'Generating Your Diagnosis...', onClick: fn() },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button')
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveStyle({ cursor: 'progress' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** Do: tell the one that is on by its looks, too. Don't: only tell screen readers. */
export const Pressed: Story = {
  render: () => (
    <Cluster>
      <Button variant="secondary" aria-pressed>
        This speaks to me
      </Button>
      <Button variant="secondary" aria-pressed={false}>
        Not mine
      </Button>
      <Button variant="quiet" aria-pressed>
        Edit
      </Button>
    </Cluster>
  ),
}

export const LongLabel: Story = {
  args: { children: 'Create a free account for unlimited diagnoses and access to your journal' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
}
