import { Children, type ComponentProps, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

/** Replaces radix-ui in the frame's bundle at a tenth of the size. It has what the buttons of @soulsign/ui use. */
const Slottable = ({ children }: { children: ReactNode }) => <>{children}</>

/** Renders the only child with the slot's props; other content of the slot moves into it. */
function SlotRoot({ children, ...props }: ComponentProps<'a'>) {
  const parts = Children.toArray(children)
  const slotted = parts.find((part) => isValidElement(part) && part.type === Slottable) as
    | ReactElement<{ children: ReactElement<ComponentProps<'a'>> }>
    | undefined
  const child = slotted?.props.children
  if (!child) return null
  const content = parts.map((part) => (part === slotted ? child.props.children : part))
  return cloneElement(child, { ...props, ...child.props }, ...content)
}

export const Slot = { Root: SlotRoot, Slottable }
