export { HelpDialog, Helplines } from './HelpDialog.tsx'
export { SupportCard } from './SupportCard.tsx'
export { UrgentPanel, type UrgentPanelProps } from './UrgentPanel.tsx'
