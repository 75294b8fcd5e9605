// Code that only editing needs, loaded with it.
export { CheckBox, ConfirmDialog, DeleteIcon } from '@soulsign/ui'
export { SelectionBar } from './SelectionBar.tsx'
