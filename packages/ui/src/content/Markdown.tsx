import { type Block, type Inline, parseMarkdown } from '@soulsign/contracts/markdown'
import { clsx } from 'clsx'
import { type ComponentProps, Fragment, type ReactNode, useMemo } from 'react'
import css from './Markdown.module.css'

export interface MarkdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  text: string
  /** Added to a heading's level to keep the page's outline: 1 makes # an h2. */
  headingOffset?: 0 | 1 | 2 | 3
  /** Larger text with more space and 65 characters a line. */
  reading?: boolean
}

/** A text in the product's light markdown, as React elements. */
export function Markdown({ text, headingOffset = 1, reading = false, className, ...props }: MarkdownProps) {
  const blocks = useMemo(() => parseMarkdown(text), [text])
  return (
    <div {...props} className={clsx(css.markdown, reading && css.reading, className)}>
      {blocks.map((block, index) => (
        <BlockView key={`${index}-${block.kind}`} block={block} headingOffset={headingOffset} />
      ))}
    </div>
  )
}

function BlockView({ block, headingOffset }: { block: Block; headingOffset: number }) {
  if (block.kind === 'heading') {
    const Heading = `h${(block.level + headingOffset) as 1 | 2 | 3 | 4 | 5 | 6}` as const
    return <Heading className={css[`level${block.level}`]}>{inline(block.children)}</Heading>
  }
  if (block.kind === 'bullets') return <ul>{items(block.items)}</ul>
  if (block.kind === 'numbers') return <ol start={block.start}>{items(block.items)}</ol>
  return <p>{inline(block.children)}</p>
}

const items = (all: Inline[][]): ReactNode => all.map((item, index) => <li key={`${index}-item`}>{inline(item)}</li>)

const inline = (parts: Inline[]): ReactNode =>
  parts.map((part, index) => {
    const key = `${index}-part`
    if (typeof part === 'string') return <Fragment key={key}>{part}</Fragment>
    return part.mark === 'strong' ? (
      <strong key={key}>{inline(part.children)}</strong>
    ) : (
      <em key={key}>{inline(part.children)}</em>
    )
  })
