import { BODIES, type Body } from '@soulsign/contracts'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../actions/Button.tsx'
import { EmptyIllustration } from '../drawings/illustrations.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { PhysicalIcon } from '../icons.ts'
import { Card } from '../layout/Card.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { Page, PageHeader, Stack } from '../layout/Page.tsx'
import { Collapsible } from './Collapsible.tsx'
import { Disclaimer } from './Disclaimer.tsx'
import { DotsPager } from './DotsPager.tsx'
import { Markdown } from './Markdown.tsx'
import { Practice, Practices } from './Practices.tsx'
import { Tabs } from './Tabs.tsx'

export default { title: 'Content' } satisfies Meta
type Story = StoryObj

const INSIGHT = `# A lamp turned low

Some people *recognise* a pattern of **giving everything** and resting only when stopped.

## What the heart may be holding

- A first bullet
• A second one
* A third one

### A small practice

1. Sit down.
2. Breathe out slowly.

<b>No markup</b> [and no link](javascript:alert(1)) ![nor image](x.png) \`nor code\``

export const Insight: Story = {
  render: () => <Markdown text={INSIGHT} reading />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'A lamp turned low' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(canvasElement.querySelectorAll('a, img, code, b')).toHaveLength(0)
    await expect(canvas.getByText(/<b>No markup<\/b>/)).toBeVisible()
  },
}

export const PracticesOfADay: Story = {
  render: () => (
    <Practices>
      {BODIES.map((body) => (
        <Practice
          key={body}
          body={body}
          name={body}
          lang="en"
          practice={
            body === 'spiritual'
              ? undefined
              : { title: 'Wings at rest', how: 'Draw slow small circles with the elbows.', duration: '3 minutes' }
          }
        >
          Still being written
        </Practice>
      ))}
    </Practices>
  ),
}

/** Do: tick off in the body's own hue. */
export const PracticeDone: Story = {
  render: () => (
    <Practices>
      <Practice
        body="energetic"
        name="Energetic"
        lang="en"
        practice={{ title: 'Wings at rest', how: 'Draw slow small circles with the elbows.', duration: '3 minutes' }}
        tick={{ label: 'Done', checked: true, onChange: () => {} }}
      />
    </Practices>
  ),
  play: async ({ canvas }) => {
    const practice = canvas.getByRole('listitem')
    await expect(canvas.getByRole('checkbox')).toHaveStyle({
      backgroundColor: getComputedStyle(practice).borderBlockStartColor,
    })
  },
}

export const Folded: Story = {
  render: () => (
    <Collapsible title="Add Advanced Info" description="Everything here is optional.">
      <TextInput aria-label="Known conditions" />
    </Collapsible>
  ),
  play: async ({ canvas }) => {
    const head = canvas.getByRole('button', { name: /Add Advanced Info/ })
    await userEvent.click(head)
    await userEvent.type(canvas.getByRole('textbox'), 'asthma')
    await userEvent.click(head)
    await userEvent.click(head)
    await expect(canvas.getByRole('textbox')).toHaveValue('asthma')
  },
}

function Slides() {
  const [index, setIndex] = useState(0)
  return (
    <DotsPager
      count={3}
      index={index}
      onIndexChange={setIndex}
      dotLabel={(number) => `Slide ${number}`}
      counter={`${index + 1} of 3`}
    />
  )
}

export const Dots: Story = {
  render: () => <Slides />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 3' }))
    await expect(canvas.getByText('3 of 3')).toBeVisible()
  },
}

export const Pages: Story = {
  render: () => (
    <Page width="narrow">
      <Stack gap={6}>
        <PageHeader title="Your Healing Journal" lead="Newest first." eyebrow="Journal" />
        <Card>A card</Card>
        <Card tone="soft">A soft card</Card>
        <Card tone="accent">The one thing that matters</Card>
        <EmptyState
          title="Start Your Healing Journal"
          illustration={<EmptyIllustration />}
          actions={<Button>Add Your First Symptom</Button>}
        >
          Each symptom you describe is kept here.
        </EmptyState>
        <Disclaimer>A spiritual guide and no substitute for medical advice.</Disclaimer>
      </Stack>
    </Page>
  ),
}

function BodyTabs() {
  const [body, setBody] = useState<Body>('physical')
  return (
    <Tabs
      label="The four bodies"
      value={body}
      onValueChange={setBody}
      fill
      tabs={BODIES.map((value) => ({
        value,
        tone: value,
        icon: <PhysicalIcon aria-hidden />,
        label: value,
        pending: value === 'spiritual',
        content: <p>What is planned for the {value} body</p>,
      }))}
    />
  )
}

export const TabsOfBodies: Story = {
  render: () => <BodyTabs />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'emotional' }))
    await expect(canvas.getByText('What is planned for the emotional body')).toBeVisible()
    await expect(canvas.getByText('What is planned for the physical body')).not.toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'energetic' })).toHaveAttribute('aria-selected', 'true')
  },
}
