import {
  ADMIN_PREVIEW_LENGTH,
  type AdminDiagnosesQuery,
  type AdminDiagnosis,
  ELLIPSIS,
  truncate,
  typesOfFilter,
} from '@soulsign/contracts'
import { csvTime } from './csv.ts'
import type { ExportableList, List, Selection } from './list.ts'

interface InsightRow extends Omit<AdminDiagnosis, 'analysis_preview' | 'created_at'> {
  analysis_start: string | null
  created_at: Date
}

/** The words of Markdown, without the marks of headings, quotes and bold. */
const withoutMarks = (markdown: string) => markdown.replace(/^[#>]+ |\*\*/gm, '')

/** All diagnoses, including those of guests, with titles and previews. Only for an administrator who gave a reason. */
export const DIAGNOSES: ExportableList<InsightRow, AdminDiagnosis> = {
  view: 'admin_diagnoses',
  searchColumns: ['title_search', 'email_search'],
  order: { column: 'created_at', type: 'time', direction: 'desc' },
  toItem: (row) => ({
    id: row.id,
    symptom_id: row.symptom_id,
    symptom_title: row.symptom_title,
    symptom_type: row.symptom_type,
    user_id: row.user_id,
    user_email: row.user_email,
    analysis_preview: row.analysis_start && truncate(withoutMarks(row.analysis_start), ADMIN_PREVIEW_LENGTH, ELLIPSIS),
    safety_level: row.safety_level,
    safety_category: row.safety_category,
    created_at: row.created_at.toISOString(),
  }),
  csv: {
    file: 'diagnoses',
    target: 'diagnosis',
    personOf: ({ user_id }) => user_id,
    columns: [
      { header: 'Symptom', value: ({ symptom_title }) => symptom_title },
      { header: 'Type', value: ({ symptom_type }) => symptom_type.replace('_', '/') },
      { header: 'User', value: ({ user_email }) => user_email ?? 'Guest' },
      { header: 'Analysis', value: ({ analysis_preview }) => analysis_preview },
      { header: 'Safety', value: ({ safety_level }) => safety_level },
      { header: 'Date (UTC)', value: ({ created_at }) => csvTime(created_at) },
    ],
  },
}

/**
 * The same without any text or finding. It shows the day in place of the time, because help appears at once and an insight
 * later, so the time would tell who was shown help. Search finds addresses only.
 */
export const CLOSED_DIAGNOSES: List<InsightRow, AdminDiagnosis> = {
  ...DIAGNOSES,
  searchColumns: ['email_search'],
  toItem: (row) => ({
    ...DIAGNOSES.toItem(row),
    symptom_title: null,
    analysis_preview: null,
    safety_level: null,
    safety_category: null,
    created_at: `${row.created_at.toISOString().slice(0, 'YYYY-MM-DD'.length)}T12:00:00.000Z`,
  }),
}

/** Turns the query of the diagnoses list into SQL conditions. */
export const diagnosisSelection = ({ search, type }: Pick<AdminDiagnosesQuery, 'search' | 'type'>): Selection => ({
  search,
  conditions: (parameter) => (type === 'all' ? [] : [`symptom_type = any(${parameter(typesOfFilter(type))})`]),
})
