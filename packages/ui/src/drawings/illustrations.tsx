import type { ComponentProps } from 'react'
import { Drawing, Figure, Rings } from './Drawing.tsx'
import css from './drawings.module.css'

type DrawingProps = ComponentProps<'svg'>

/** First slide: a person at rest in widening rings. */
export function WelcomeIllustration(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <g className={css.breathing}>
        <circle cx="200" cy="200" r="192" className={css.haloWide} />
        <circle cx="200" cy="200" r="128" className={css.halo} />
        <Rings radii={[100, 128, 158, 192]} />
      </g>
      <path d="M72 200 A128 128 0 0 1 200 72" className={css.gold} />
      <path d="M358 200 A158 158 0 0 1 200 358" className={css.gold} />
      <circle cx="72" cy="200" r="5" className={css.spark} />
      <circle cx="200" cy="358" r="5" className={css.spark} />
      <Figure />
    </Drawing>
  )
}

/** Second slide: signs around the person, linked to the places where they are felt. */
export function DecodeIllustration(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <g className={css.breathing}>
        <circle cx="200" cy="200" r="192" className={css.haloWide} />
        <Rings radii={[158, 192]} />
      </g>
      <g className={css.faint}>
        <path d="M200 153 C240 120 262 96 292 82" />
        <path d="M200 222 C150 190 110 172 66 164" />
        <path d="M205 252 C262 240 306 226 346 220" />
        <path d="M190 284 C150 296 108 292 70 274" />
      </g>
      <Figure />
      <g className={css.rings} color="var(--gold)">
        <circle cx="203" cy="226" r="9" />
        <circle cx="203" cy="226" r="16" strokeOpacity="0.6" />
      </g>
      <circle cx="203" cy="226" r="4" className={css.spark} />
      <Sign cx={306} cy={74} body="spiritual">
        <path d="M-5 -9 A10 10 0 1 0 9 6 A8 8 0 0 1 -5 -9 Z" />
      </Sign>
      <Sign cx={52} cy={160} body="emotional">
        <path d="M0 9 C-13 1 -11 -9 -4.5 -9 C-1.5 -9 0 -6.5 0 -5 C0 -6.5 1.5 -9 4.5 -9 C11 -9 13 1 0 9 Z" />
      </Sign>
      <Sign cx={360} cy={216} body="energetic">
        <path d="M-11 -5 C-6 -10 -4 -10 1 -5 C5 -1 8 -1 12 -5 M-12 5 C-7 0 -5 0 0 5 C4 9 7 9 11 5" />
      </Sign>
      <Sign cx={56} cy={282} body="physical">
        <path d="M-9 9 C-9 -4 -2 -9 10 -9 C10 3 5 9 -9 9 Z M-9 9 L3 -2" />
      </Sign>
    </Drawing>
  )
}

function Sign({
  cx,
  cy,
  body,
  children,
}: {
  cx: number
  cy: number
  body: 'physical' | 'emotional' | 'energetic' | 'spiritual'
  children: React.ReactNode
}) {
  return (
    <g transform={`translate(${cx} ${cy})`}>
      <circle r="27" className={css[body]} />
      <g fill="none" stroke="var(--on-body)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </g>
  )
}

/** Third slide: a path through the rings towards a rising light, the four bodies along it. */
export function PathIllustration(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <g className={css.breathing}>
        <circle cx="200" cy="200" r="192" className={css.haloWide} />
        <Rings radii={[192]} />
      </g>
      <Rings radii={[42, 66, 92]} cy={128} />
      <circle cx="200" cy="128" r="92" className={css.halo} />
      <circle cx="200" cy="128" r="26" className={css.spark} />
      <g className={css.gold}>
        <path d="M200 78 V62 M236 92 L247 81 M164 92 L153 81 M250 128 H266 M150 128 H134" />
      </g>
      <path
        d="M176 384 C120 344 268 318 248 284 C232 256 172 262 178 228 C182 208 198 196 200 172"
        className={css.line}
      />
      <path
        d="M232 386 C182 350 300 322 278 278 C260 242 196 258 200 228 C203 208 204 196 200 172"
        className={css.faint}
      />
      <circle cx="185" cy="352" r="11" className={css.physical} />
      <circle cx="252" cy="298" r="10" className={css.emotional} />
      <circle cx="206" cy="255" r="9" className={css.energetic} />
      <circle cx="190" cy="209" r="8" className={css.spiritual} />
    </Drawing>
  )
}

/** An empty state: an open journal under quiet rings. */
export function EmptyIllustration(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <circle cx="200" cy="176" r="150" className={css.haloWide} />
      <Rings radii={[64, 92, 120, 150]} cy={176} />
      <circle cx="200" cy="176" r="64" className={css.halo} />
      <path d="M200 276 C166 248 120 246 78 256 V332 C120 322 166 324 200 350 Z" className={css.sheet} />
      <path d="M200 276 C234 248 280 246 322 256 V332 C280 322 234 324 200 350 Z" className={css.sheet} />
      <g className={css.faint}>
        <path d="M100 276 C128 271 154 274 178 288 M100 298 C128 293 154 296 178 310 M222 288 C246 274 272 271 300 276" />
      </g>
      <path
        d="M200 262 C200 230 186 214 168 206 C190 204 200 214 203 226 C206 208 222 196 240 198 C222 206 203 224 203 262"
        className={css.line}
      />
      <circle cx="200" cy="150" r="9" className={css.spark} />
    </Drawing>
  )
}

/** A missing page: rings without a centre, and a footpath that leaves them. */
export function LostIllustration(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <circle cx="184" cy="196" r="150" className={css.haloWide} />
      <g className={css.rings}>
        <path d="M184 46 A150 150 0 1 0 334 196" strokeOpacity="0.35" />
        <path d="M184 78 A118 118 0 1 0 302 196" strokeOpacity="0.55" />
        <path d="M184 110 A86 86 0 1 0 270 196" strokeOpacity="0.75" />
        <path d="M184 140 A56 56 0 1 0 240 196" />
      </g>
      <path d="M184 196 C214 190 228 168 246 146 C266 122 288 104 322 92" className={`${css.gold} ${css.dashed}`} />
      <circle cx="184" cy="196" r="13" className={css.emotional} />
      <circle cx="340" cy="84" r="17" className={css.spark} />
      <g className={css.gold}>
        <path d="M340 54 V44 M361 63 L368 56 M370 84 H380 M319 63 L312 56" />
      </g>
    </Drawing>
  )
}

/** The mark beside the product's name and in the widget's header. */
export function BrandMark(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 48 48" {...props}>
      <circle cx="24" cy="24" r="22" className={css.rings} strokeOpacity="0.45" />
      <circle cx="24" cy="24" r="15.5" className={css.rings} strokeOpacity="0.8" />
      <path d="M24 2 A22 22 0 0 1 46 24" className={css.gold} />
      <circle cx="24" cy="17.5" r="4.2" className={css.figure} />
      <path
        d="M24 23.5 C30 23.5 31.4 28 32.6 31.4 C34 33.6 34 35 31.6 35.2 C27 35.2 26 34.6 24 34.6 C22 34.6 21 35.2 16.4 35.2 C14 35 14 33.6 15.4 31.4 C16.6 28 18 23.5 24 23.5 Z"
        className={css.figure}
      />
    </Drawing>
  )
}
