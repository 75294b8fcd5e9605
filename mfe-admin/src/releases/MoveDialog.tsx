import { ApiError, CANARY_PERCENT_MAX, type ReleaseMove, type ReleaseName, WHY_MAX } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { Button, Dialog, Field, Stack, TextArea, TextInput } from '@soulsign/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ADMIN_KEY } from '../list/index.ts'

/** The move that is asked about; some name a version. */
export interface Asked {
  action: 'rollback' | 'off' | 'on' | 'canary-end' | 'move' | 'canary'
  version?: string
}

const FIRST_PERCENT = '5'

interface MoveDialogProps {
  name: ReleaseName
  asked: Asked
  onClose(): void
}

/** Asks before a move, and why; the record keeps the answer. */
export function MoveDialog({ name, asked: { action, version = '' }, onClose }: MoveDialogProps) {
  const { t } = useTranslation('admin')
  const { api, toast } = useShell()
  const client = useQueryClient()
  const formId = useId()
  const [why, setWhy] = useState('')
  const [percent, setPercent] = useState(FIRST_PERCENT)
  const [wrong, setWrong] = useState(false)
  const move = useMutation({
    networkMode: 'always',
    mutationFn: (body: ReleaseMove) => api.call('moveRelease', { params: { name }, body }),
    onSuccess: (release) => {
      client.setQueryData([ADMIN_KEY, 'release', name], release)
      toast({ title: t('releases.done'), tone: 'success' })
    },
    onError: (error) => {
      const refused = error instanceof ApiError && error.problem.status < 500
      toast({
        title: t('error'),
        description: refused ? error.message : t('releases.moveFailed'),
        tone: 'destructive',
      })
    },
    onSettled: () => {
      onClose()
      return client.invalidateQueries({ queryKey: [ADMIN_KEY] })
    },
  })

  function submit() {
    const because = why.trim() ? { why: why.trim() } : {}
    if (action === 'canary') {
      const share = /^\d{1,2}$/.test(percent.trim()) ? Number(percent) : Number.NaN
      if (!(share <= CANARY_PERCENT_MAX)) return setWrong(true)
      return move.mutate({ action, version, percent: share, ...because })
    }
    move.mutate(action === 'move' ? { action, version, ...because } : { action, ...because })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      busy={move.isPending}
      title={t(`releases.ask.${action}.title`, { version })}
      actions={
        <>
          <Button variant="secondary" unavailable={move.isPending} onClick={onClose}>
            {t('releases.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={move.isPending}>
            {t(`releases.act.${action}`)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack gap={4}>
          <p>{t(`releases.ask.${action}.text`)}</p>
          {action === 'canary' && (
            <Field
              label={t('releases.share')}
              error={wrong ? t('releases.shareWrong', { max: CANARY_PERCENT_MAX }) : undefined}
            >
              <TextInput
                inputMode="numeric"
                value={percent}
                onChange={(event) => {
                  setPercent(event.target.value)
                  setWrong(false)
                }}
              />
            </Field>
          )}
          <Field label={t('releases.why')} optional={t('releases.whyHint')}>
            <TextArea maxLength={WHY_MAX} value={why} onChange={(event) => setWhy(event.target.value)} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}
