import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import css from './Skeleton.module.css'

export interface SkeletonProps extends ComponentProps<'span'> {
  /** The number of text lines to come. */
  lines?: number
  shape?: 'text' | 'block' | 'circle'
}

/** A placeholder for loading content. It is hidden from screen readers, so say nearby what is loading. */
export function Skeleton({ lines = 1, shape = 'text', className, ...props }: SkeletonProps) {
  return (
    <span {...props} aria-hidden className={clsx(css.skeleton, className)}>
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_, line) => (
        <span key={line} className={css[shape]} />
      ))}
    </span>
  )
}
