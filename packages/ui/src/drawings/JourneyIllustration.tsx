import { BODIES } from '@soulsign/contracts'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Drawing } from './Drawing.tsx'
import css from './JourneyIllustration.module.css'

/** The three moments of the introduction, in order. */
export type Moment = 'welcome' | 'decode' | 'path'

export interface JourneyIllustrationProps extends ComponentProps<'svg'> {
  moment: Moment
}

/**
 * One person, drawn in one line, who lives through the introduction: the rings settle around them, the four bodies light
 * up, they stand and walk.
 */
export function JourneyIllustration({ moment, className, ...props }: JourneyIllustrationProps) {
  return (
    <Drawing {...props} className={clsx(css.journey, className)} data-moment={moment}>
      <circle cx="200" cy="200" r="188" className={css.ground} />
      <g className={css.rings}>
        <circle cx="200" cy="200" r="104" />
        <circle cx="200" cy="200" r="132" />
        <circle cx="200" cy="200" r="160" />
        <circle cx="200" cy="200" r="188" />
      </g>
      <circle cx="200" cy="150" r="52" className={css.light} />
      <path className={css.person} />
      {BODIES.map((body) => (
        <g key={body} data-body={body} className={clsx(css.body, css[body])}>
          <circle r="22" className={css.glow} />
          <circle r="9" className={css.core} />
        </g>
      ))}
    </Drawing>
  )
}
