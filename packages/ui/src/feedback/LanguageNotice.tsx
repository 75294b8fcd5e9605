import { languageNotice } from '@soulsign/contracts'
import { Alert } from './Alert.tsx'

export interface LanguageNoticeProps {
  language: string | null | undefined
  /** Before the entry is sent, or above the text about it. */
  where: 'before' | 'above'
}

/** Says, in the language of an entry, that the text about it is in another one. */
export function LanguageNotice({ language, where }: LanguageNoticeProps) {
  const notice = languageNotice(language)
  return (
    notice && (
      <Alert tone="info">
        <span lang={notice.language}>{notice[where]}</span>
      </Alert>
    )
  )
}
