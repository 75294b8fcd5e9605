// Code that only editing needs, loaded with it.
export { ConfirmDialog } from '@soulsign/ui'
export { SelectionBar } from './SelectionBar.tsx'
