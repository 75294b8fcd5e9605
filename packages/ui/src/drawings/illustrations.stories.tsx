import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Cluster } from '../layout/Page.tsx'
import {
  BrandMark,
  DecodeIllustration,
  EmptyIllustration,
  LostIllustration,
  PathIllustration,
  WelcomeIllustration,
} from './illustrations.tsx'

const meta = { title: 'Drawings/Illustrations' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <Cluster gap={6}>
      <WelcomeIllustration style={{ inlineSize: 320 }} />
      <DecodeIllustration style={{ inlineSize: 320 }} />
      <PathIllustration style={{ inlineSize: 320 }} />
      <EmptyIllustration style={{ inlineSize: 240 }} />
      <LostIllustration style={{ inlineSize: 240 }} />
      <BrandMark style={{ inlineSize: 96 }} />
      <BrandMark style={{ inlineSize: 36 }} />
    </Cluster>
  ),
}
