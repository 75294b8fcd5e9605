import { BODIES } from '@soulsign/contracts'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Drawing } from './Drawing.tsx'
import css from './JourneyIllustration.module.css'

/** The three moments of the introduction, in order. */
export type Moment = 'welcome' | 'decode' | 'path'

/** The person's two poses. They are attributes, because Safari knows no `d` in style sheets. */
const SITTING =
  'M30 340 C60 340 72 338 92 328 C90 308 98 292 116 282 C144 264 150 240 160 208 C166 192 182 188 191 180 C166 168 166 120 200 120 C234 120 234 168 209 180 C218 188 234 192 240 208 C250 240 256 264 284 282 C300 292 308 306 308 326 C272 344 220 340 168 322 C196 306 240 314 262 332 C300 340 340 340 370 340'
const WALKING =
  'M30 356 C60 356 96 356 126 356 C120 344 112 338 104 330 C146 316 176 282 188 246 C176 214 176 184 192 162 C166 148 168 100 204 100 C238 100 238 148 212 162 C224 174 230 190 228 208 C238 222 254 224 266 212 C290 196 276 236 218 250 C232 270 254 282 258 304 C258 324 254 334 256 346 C276 350 290 356 370 356'

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
      <path d={moment === 'path' ? WALKING : SITTING} className={css.person} />
      {BODIES.map((body) => (
        <g key={body} data-body={body} className={clsx(css.body, css[body])}>
          <circle r="22" className={css.glow} />
          <circle r="9" className={css.core} />
        </g>
      ))}
    </Drawing>
  )
}
