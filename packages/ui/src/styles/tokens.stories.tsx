import { BODIES } from '@soulsign/contracts'
import type { CSSProperties, ReactNode } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { BODY_ICONS } from '../icons.ts'
import { Cluster, Stack } from '../layout/Page.tsx'

export default { title: 'Foundations' } satisfies Meta
type Story = StoryObj

const swatch = (token: string): CSSProperties => ({
  inlineSize: 'var(--space-16)',
  blockSize: 'var(--space-16)',
  border: 'var(--border) solid var(--line)',
  borderRadius: 'var(--radius-m)',
  background: `var(--${token})`,
})

function Swatches({ title, tokens, note }: { title: string; tokens: readonly string[]; note: string }) {
  return (
    <section>
      <h2>{title}</h2>
      <p>{note}</p>
      <Cluster gap={4}>
        {tokens.map((token) => (
          <Stack key={token} gap={1}>
            <div style={swatch(token)} />
            <code>--{token}</code>
          </Stack>
        ))}
      </Cluster>
    </section>
  )
}

function Rules({ dos, donts }: { dos: readonly string[]; donts: readonly string[] }) {
  const list = (title: string, rules: readonly string[]): ReactNode => (
    <section>
      <h3>{title}</h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
  return (
    <Cluster gap={8} style={{ alignItems: 'start' }}>
      {list('Do', dos)}
      {list("Don't", donts)}
    </Cluster>
  )
}

export const Colours: Story = {
  render: () => (
    <Stack gap={8}>
      <Swatches
        title="Paper and ink"
        tokens={['ground', 'surface', 'surface-sunken', 'surface-raised', 'ink', 'ink-soft', 'line', 'line-strong']}
        note="Text in --ink and --ink-soft has a contrast of 7:1 on ground, surface and sunken surface; --ink on the raised one too, by day and by night."
      />
      <Swatches
        title="Plum to gold"
        tokens={['accent', 'accent-strong', 'accent-soft', 'gold', 'gold-ink', 'gold-soft', 'glow']}
        note="Plum for what can be pressed, gold for what is precious."
      />
      <Swatches
        title="States"
        tokens={['info', 'warn', 'danger', 'success', 'info-soft', 'warn-soft', 'danger-soft', 'success-soft']}
        note="Each plain colour is for text and icons on its own soft one."
      />
      <Swatches
        title="The four bodies"
        tokens={BODIES.flatMap((body) => [`body-${body}`, `body-${body}-soft`])}
        note="Inside [data-body], --hue and --hue-soft are those of the body."
      />
      <Rules
        dos={[
          'One plum button on a screen: what most people came for.',
          'A body’s hue together with its icon and its name.',
          'Soft grounds for whole sections, plain colours for small things.',
        ]}
        donts={[
          'Colour as the only sign of anything.',
          'Danger’s red for anything but danger and deletion.',
          'A literal colour, size or duration in a screen’s styles: the lint refuses it.',
        ]}
      />
    </Stack>
  ),
}

const SIZES = ['text-3xl', 'text-2xl', 'text-xl', 'text-l', 'text-m', 'text-s'] as const

export const Type: Story = {
  render: () => (
    <Stack gap={5}>
      {SIZES.map((size) => (
        <div key={size}>
          <code>--{size}</code>
          <p style={{ fontFamily: 'var(--font-heading)', fontSize: `var(--${size})` }}>What is the body asking for?</p>
          <p style={{ fontSize: `var(--${size})` }}>What is the body asking for?</p>
        </div>
      ))}
      <Rules
        dos={[
          'The serif for headings, the person’s own words and questions.',
          'The sans for everything that is read at length, at most --measure wide.',
          'Sizes in rem, so that they grow with the reader’s setting.',
        ]}
        donts={['Text smaller than --text-s.', 'Capitals for whole words.', 'A sentence split by a gap.']}
      />
    </Stack>
  ),
}

const WIDTHS = ['width-xs', 'width-s', 'width-m', 'width-l', 'width-xl', 'page-narrow', 'page', 'page-wide'] as const

export const Widths: Story = {
  render: () => (
    <Stack gap={6}>
      <Stack gap={3}>
        {WIDTHS.map((width) => (
          <div key={width}>
            <code>--{width}</code>
            <div
              style={{
                maxInlineSize: `var(--${width})`,
                blockSize: 'var(--space-4)',
                background: 'var(--accent-soft)',
              }}
            />
          </div>
        ))}
      </Stack>
      <Rules
        dos={[
          'A --width for a column, a field or a card; as many columns as fit, each min(100%, …) wide.',
          'A --page for the column of a screen, --measure for text.',
        ]}
        donts={['A width that a phone of 320 px does not have.', 'A width of its own for one screen.']}
      />
    </Stack>
  ),
}

const SPACES = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24] as const

export const SpaceAndElevation: Story = {
  render: () => (
    <Stack gap={6}>
      <Stack gap={2}>
        {SPACES.map((step) => (
          <Cluster key={step} gap={3}>
            <div
              style={{
                inlineSize: `var(--space-${step})`,
                blockSize: 'var(--space-4)',
                background: 'var(--accent)',
              }}
            />
            <code>--space-{step}</code>
          </Cluster>
        ))}
      </Stack>
      <Cluster gap={8}>
        {[1, 2, 3].map((step) => (
          <div key={step} style={{ ...swatch('surface'), boxShadow: `var(--shadow-${step})` }}>
            <code>{step}</code>
          </div>
        ))}
      </Cluster>
      <Rules
        dos={[
          'Steps of the scale, larger between groups than within them.',
          'A shadow for what can be moved or lies above the page.',
          'Targets of --target, 44 px.',
        ]}
        donts={['A card in a card.', 'Shadow and border together to mark the same thing.']}
      />
    </Stack>
  ),
}

export const BodiesAndIcons: Story = {
  render: () => (
    <Stack gap={6}>
      <Cluster gap={6}>
        {BODIES.map((body) => {
          const Icon = BODY_ICONS[body]
          return (
            <Cluster key={body} data-body={body} gap={2} style={{ color: 'var(--hue)' }}>
              <Icon aria-hidden />
              {body}
            </Cluster>
          )
        })}
      </Cluster>
      <Rules
        dos={['lucide’s icons, named in src/icons.ts by their meaning.', 'A word beside an icon, or an aria-label.']}
        donts={['An icon with two meanings.', 'A picture of a person but the one drawn in a single line.']}
      />
    </Stack>
  ),
}

export const Motion: Story = {
  render: () => (
    <Rules
      dos={[
        '--duration-quick for a press, --duration-calm for what opens, --duration-slow for what turns into something else.',
        'The ring that breathes, four seconds in and six out, where there is nothing to do but wait.',
        'No movement at all with prefers-reduced-motion.',
      ]}
      donts={['Motion that delays what a person asked for.', 'Motion without a meaning.']}
    />
  ),
}
