import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Cluster } from '../layout/Page.tsx'
import { BrandMark, EmptyIllustration, LostIllustration } from './illustrations.tsx'
import { JourneyIllustration } from './JourneyIllustration.tsx'

const meta = { title: 'Drawings/Illustrations' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <Cluster gap={6}>
      <JourneyIllustration moment="welcome" style={{ inlineSize: 320 }} />
      <JourneyIllustration moment="decode" style={{ inlineSize: 320 }} />
      <JourneyIllustration moment="path" style={{ inlineSize: 320 }} />
      <EmptyIllustration style={{ inlineSize: 240 }} />
      <LostIllustration style={{ inlineSize: 240 }} />
      <BrandMark style={{ inlineSize: 96 }} />
      <BrandMark style={{ inlineSize: 36 }} />
    </Cluster>
  ),
  // Safari draws a line that only a style sheet describes as nothing.
  play: ({ canvasElement }) => {
    for (const path of canvasElement.querySelectorAll('path')) expect(path).toHaveAttribute('d')
  },
}
