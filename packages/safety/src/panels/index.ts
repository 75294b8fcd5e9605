export { HelpDialog } from './HelpDialog.tsx'
export { Helplines } from './Helplines.tsx'
export { SupportCard } from './SupportCard.tsx'
export { UrgentPanel, type UrgentPanelProps } from './UrgentPanel.tsx'
