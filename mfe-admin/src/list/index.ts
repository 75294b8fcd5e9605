/** The pattern of every list: state in the address, search, sticky table, pages, export. */
export { AdminList } from './AdminList.tsx'
export { ExportButton } from './ExportButton.tsx'
export { LoadFailed } from './LoadFailed.tsx'
export { isMissing } from './missing.ts'
export { type Column, Table, Text } from './Table.tsx'
export { Totals } from './Totals.tsx'
export { ADMIN_KEY, useAdminList } from './useAdminList.ts'
export { useDays } from './useDays.ts'
