import type { ComponentProps } from 'react'
import { Drawing, Rings } from './Drawing.tsx'
import css from './drawings.module.css'

type DrawingProps = ComponentProps<'svg'>

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
