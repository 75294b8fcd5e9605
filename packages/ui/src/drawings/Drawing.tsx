import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import css from './drawings.module.css'

/** The frame of every drawing: decoration, square, in the theme's colours. */
export function Drawing({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 400 400"
      aria-hidden="true"
      focusable="false"
      {...props}
      className={clsx(css.drawing, className)}
    />
  )
}

/** A person sitting still, seen from the front: head, shoulders, arms resting, crossed legs. Centred on 200, 236. */
export function Figure() {
  return (
    <g className={css.figure}>
      <circle cx="200" cy="153" r="23" />
      <path d="M200 184 C231 184 243 203 247 229 C251 254 262 270 282 281 C291 286 288 297 278 296 C262 295 248 289 238 279 C237 290 239 299 245 305 C270 306 297 314 305 327 C310 336 301 342 290 341 C262 339 230 331 200 331 C170 331 138 339 110 341 C99 342 90 336 95 327 C103 314 130 306 155 305 C161 299 163 290 162 279 C152 289 138 295 122 296 C112 297 109 286 118 281 C138 270 149 254 153 229 C157 203 169 184 200 184 Z" />
    </g>
  )
}

/** Concentric rings, from the given radii, fading outwards. */
export function Rings({ radii, cx = 200, cy = 200 }: { radii: readonly number[]; cx?: number; cy?: number }) {
  return (
    <g className={css.rings}>
      {radii.map((r, index) => (
        <circle key={r} cx={cx} cy={cy} r={r} strokeOpacity={0.85 - (0.6 * index) / Math.max(1, radii.length - 1)} />
      ))}
    </g>
  )
}
