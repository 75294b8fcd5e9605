import { ANSWER_MAX_LENGTH, type Safety, type SymptomWithDiagnosis } from '@soulsign/contracts'
import { tellEntriesChanged, useShell } from '@soulsign/remote-kit'
import { Button, Cluster, Field, Stack, TextArea } from '@soulsign/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { entryOptions } from '../insight-generation.ts'
import { SafetyNotice } from '../safety/SafetyNotice.tsx'
import { readAnswerDraft, writeAnswerDraft } from './answer-draft.ts'
import css from './Insight.module.css'

interface AnswerFormProps {
  entry: SymptomWithDiagnosis
  question: string
}

/** The person's answer to the question of an insight, kept with the entry. */
export function AnswerForm({ entry, question }: AnswerFormProps) {
  const { t } = useTranslation('diagnosis')
  const { api, toast } = useShell()
  const client = useQueryClient()
  const [words, setWords] = useState(() => readAnswerDraft(entry.id))
  // A draft that is found again does not take the focus.
  const [pressed, setPressed] = useState(false)
  const write = (next: string | null) => {
    setWords(next)
    writeAnswerDraft(entry.id, next)
  }
  const open = (begun: string) => {
    setPressed(true)
    setWords(begun)
  }
  const [safety, setSafety] = useState<Safety | null>(null)
  const { answer } = entry
  const keep = (kept: SymptomWithDiagnosis['answer']) => {
    client.setQueryData(entryOptions(api, entry.id).queryKey, (known) => known && { ...known, answer: kept })
    tellEntriesChanged()
  }
  const params = { id: entry.id }
  const onError = () => toast({ title: t('toasts.errorTitle'), description: t('answer.failed'), tone: 'destructive' })
  const save = useMutation({
    networkMode: 'always',
    mutationFn: (answer: string) => api.call('answerInsight', { params, body: { question, answer } }),
    onSuccess(kept) {
      keep(kept.answer)
      setSafety(kept.safety)
      write(null)
    },
    onError,
  })
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: () => api.call('deleteInsightAnswer', { params }),
    onSuccess: () => keep(null),
    onError,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (words?.trim()) save.mutate(words)
  }
  const help = safety && (
    <SafetyNotice
      safety={safety}
      headingLevel={2}
      onAnswer={(given) => setSafety(given === 'no' ? null : { ...safety, level: 'urgent' })}
    />
  )

  if (words !== null) {
    return (
      <form onSubmit={submit} className={css.answerForm}>
        <Stack gap={4}>
          <Field label={t('answer.label')} help={t('answer.help')}>
            <TextArea
              value={words}
              onChange={({ currentTarget: { value } }) => write(value)}
              rows={5}
              maxLength={ANSWER_MAX_LENGTH}
              dir="auto"
              autoFocus={pressed}
            />
          </Field>
          <Cluster>
            <Button type="submit" busy={save.isPending} disabled={words.trim() === ''}>
              {t('answer.save')}
            </Button>
            <Button variant="quiet" onClick={() => write(null)}>
              {t('answer.cancel')}
            </Button>
          </Cluster>
        </Stack>
      </form>
    )
  }
  if (!answer) {
    return (
      <Button variant="secondary" className={css.screenOnly} onClick={() => open('')}>
        {t('insight.answer')}
      </Button>
    )
  }
  return (
    <>
      {help}
      <figure className={css.answer}>
        <figcaption>{answer.question === question ? t('answer.yours') : answer.question}</figcaption>
        <blockquote dir="auto">{answer.answer}</blockquote>
      </figure>
      <Cluster className={css.screenOnly}>
        <Button variant="quiet" onClick={() => open(answer.answer)}>
          {t('answer.edit')}
        </Button>
        <Button variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
          {t('answer.delete')}
        </Button>
      </Cluster>
    </>
  )
}
