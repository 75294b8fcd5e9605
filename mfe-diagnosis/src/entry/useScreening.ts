import type { Safety, SafetyAnswer, SafetyCategory } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { brokenRules, EMPTY_ENTRY, type EntryValues, toNewSymptom } from './entry-form.ts'
import type { EntryFormApi } from './useDraft.ts'

const TYPING_PAUSE_MS = 700

/**
 * Screens the form's text while it cannot be sent (because of the limit or a failure), when typing pauses or a field
 * loses the focus. Nothing is stored.
 */
export function useScreening({ control, getValues }: EntryFormApi, enabled: boolean) {
  const { api } = useShell()
  const watched = useWatch({
    control,
    name: ['description', 'advanced_info'],
    // While nothing is screened, typing must not render the page.
    compute: ([description, advanced_info]) => (enabled ? textOf({ description, advanced_info }) : ''),
  })
  // Nothing watched the words that were typed before the screening began.
  const typed = enabled ? watched || textOf(getValues()) : ''
  const [settled, setSettled] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  const request = settled ? toRequest(JSON.parse(settled)) : undefined
  const { data } = useQuery({
    queryKey: ['diagnosis', 'screening', settled],
    queryFn: async (): Promise<Safety | null> =>
      (await api.call('screen', { body: request ?? { description: '' } })).safety,
    enabled: request !== undefined,
    placeholderData: keepPreviousData,
    retry: 1,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // Nothing is stored, so the answer counts on this page only.
  const [answered, setAnswered] = useState<{ category: SafetyCategory; answer: SafetyAnswer } | null>(null)
  const found = request ? (data ?? null) : null
  return {
    safety: found && answered?.category === found.category ? afterAnswer(found, answered.answer) : found,
    settle: () => setSettled(typed),
    /** Takes the answer to the question of an `ask` card. */
    answer(given: SafetyAnswer) {
      if (found) setAnswered({ category: found.category, answer: given })
    },
  }
}

type Screened = Pick<EntryValues, 'description' | 'advanced_info'>

const textOf = ({ description, advanced_info }: Screened) => JSON.stringify({ description, advanced_info })

/** The call's body; undefined if the API would refuse the text. */
function toRequest(values: Screened) {
  if (Object.keys(brokenRules(values)).length > 0) return undefined
  const { description, advanced_info } = toNewSymptom({ ...EMPTY_ENTRY, ...values })
  return { description, advanced_info }
}

/** What a question leads to: nothing more after a no, otherwise the urgent panel. */
function afterAnswer(safety: Safety, answer: SafetyAnswer): Safety | null {
  if (safety.level !== 'ask') return safety
  return answer === 'no' ? null : { ...safety, level: 'urgent' }
}
