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
