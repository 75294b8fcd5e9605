import {
  Children,
  type ComponentProps,
  cloneElement,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
  useState,
} from 'react'

/**
 * Replaces radix-ui in the frame's bundle at a tenth of the size. It has what the buttons and collapsible panels of
 * @soulsign/ui use.
 */
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

interface Panel {
  open: boolean
  contentId: string
  toggle(): void
}
const PanelContext = createContext<Panel | null>(null)
const stateOf = (panel: Panel | null) => (panel?.open ? 'open' : 'closed')

interface RootProps extends ComponentProps<'div'> {
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?(open: boolean): void
}

function Root({ open, defaultOpen = false, onOpenChange, ...props }: RootProps) {
  const [own, setOwn] = useState(defaultOpen)
  const isOpen = open ?? own
  const panel = {
    open: isOpen,
    contentId: useId(),
    toggle() {
      setOwn(!isOpen)
      onOpenChange?.(!isOpen)
    },
  }
  return (
    <PanelContext.Provider value={panel}>
      <div {...props} data-state={stateOf(panel)} />
    </PanelContext.Provider>
  )
}

function Trigger(props: ComponentProps<'button'>) {
  const panel = useContext(PanelContext)
  return (
    <button
      type="button"
      {...props}
      aria-expanded={panel?.open}
      aria-controls={panel?.contentId}
      data-state={stateOf(panel)}
      onClick={panel?.toggle}
    />
  )
}

function Content({ forceMount: _, ...props }: ComponentProps<'div'> & { forceMount?: true }) {
  const panel = useContext(PanelContext)
  return <div {...props} id={panel?.contentId} data-state={stateOf(panel)} />
}

export const Collapsible = { Root, Trigger, Content }
