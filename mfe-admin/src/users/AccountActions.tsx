import { type AdminPerson, ApiError } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { useNavigate } from '@soulsign/remote-kit/router'
import { Alert, Button, Cluster, ConfirmDialog } from '@soulsign/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ADMIN_KEY } from '../list/index.ts'

/**
 * The end of all sessions, change of role and deletion, each after a confirmation. None applies to oneself, and to a permanent
 * admin only the first.
 */
export function AccountActions({ person }: { person: AdminPerson }) {
  const { t } = useTranslation('admin')
  const { session } = useShell()
  const [question, setQuestion] = useState<'sessions' | 'role' | 'delete' | null>(null)
  const close = () => setQuestion(null)
  const sessions = useSessionsEnd(person, close)
  const role = useRoleChange(person, close)
  const deletion = useDeletion(person, close)
  const self = session.status === 'user' && session.user.id === person.id
  if (self) return <Alert>{t('user.self')}</Alert>

  const isAdmin = person.role === 'admin'
  const { email } = person
  return (
    <>
      {person.permanent_admin && <Alert>{t('user.permanent')}</Alert>}
      <Cluster gap={3}>
        <Button variant="secondary" onClick={() => setQuestion('sessions')}>
          {t('user.endSessions')}
        </Button>
        {!person.permanent_admin && (
          <>
            <Button variant="secondary" onClick={() => setQuestion('role')}>
              {t(isAdmin ? 'user.revokeAdmin' : 'user.makeAdmin')}
            </Button>
            <Button variant="destructive" onClick={() => setQuestion('delete')}>
              {t('user.delete')}
            </Button>
          </>
        )}
      </Cluster>
      <ConfirmDialog
        open={question === 'sessions'}
        onClose={close}
        title={t('user.endSessionsTitle', { email })}
        description={t('user.endSessionsText')}
        confirmLabel={t('user.endSessions')}
        cancelLabel={t('user.cancel')}
        busy={sessions.isPending}
        onConfirm={() => sessions.mutate()}
      />
      <ConfirmDialog
        open={question === 'role'}
        onClose={close}
        title={t(isAdmin ? 'user.revokeAdminTitle' : 'user.makeAdminTitle', { email })}
        description={t(isAdmin ? 'user.revokeAdminText' : 'user.makeAdminText')}
        confirmLabel={t(isAdmin ? 'user.revokeAdmin' : 'user.makeAdmin')}
        cancelLabel={t('user.cancel')}
        busy={role.isPending}
        onConfirm={() => role.mutate()}
      />
      <ConfirmDialog
        open={question === 'delete'}
        onClose={close}
        title={t('user.deleteTitle', { email })}
        description={t('user.deleteText', { count: person.counts.symptoms })}
        confirmLabel={t('user.delete')}
        cancelLabel={t('user.cancel')}
        busy={deletion.isPending}
        onConfirm={() => deletion.mutate()}
      />
    </>
  )
}

/** The API's reason for a refusal, else the screen's own text. */
const reasonOf = (error: Error, words: string) =>
  error instanceof ApiError && error.problem.status < 500 ? error.message : words

function useSessionsEnd({ id }: AdminPerson, onSettled: () => void) {
  const { t } = useTranslation('admin')
  const { api, toast } = useShell()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => api.call('endUserSessions', { params: { id } }),
    onSuccess: () => toast({ title: t('user.sessionsEnded'), tone: 'success' }),
    onError: (error) =>
      toast({ title: t('error'), description: reasonOf(error, t('user.endSessionsFailed')), tone: 'destructive' }),
    onSettled,
  })
}

function useRoleChange({ id, role }: AdminPerson, onSettled: () => void) {
  const { t } = useTranslation('admin')
  const { api, toast } = useShell()
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => api.call('setUserRole', { params: { id }, body: { role: role === 'admin' ? 'user' : 'admin' } }),
    onSuccess: (person) => {
      client.setQueryData([ADMIN_KEY, 'user', id], person)
      toast({ title: t('user.roleChanged'), tone: 'success' })
    },
    onError: (error) =>
      toast({ title: t('error'), description: reasonOf(error, t('user.roleFailed')), tone: 'destructive' }),
    onSettled: () => {
      onSettled()
      return client.invalidateQueries({ queryKey: [ADMIN_KEY] })
    },
  })
}

function useDeletion({ id }: AdminPerson, onSettled: () => void) {
  const { t } = useTranslation('admin')
  const { api, toast } = useShell()
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => api.call('deleteUser', { params: { id } }),
    onSuccess: async () => {
      toast({ title: t('user.deleted'), tone: 'success' })
      await navigate('/admin/users', { replace: true })
      client.removeQueries({ queryKey: [ADMIN_KEY, 'user', id] })
      await client.invalidateQueries({ queryKey: [ADMIN_KEY] })
    },
    onError: (error) =>
      toast({ title: t('error'), description: reasonOf(error, t('user.deleteFailed')), tone: 'destructive' }),
    onSettled,
  })
}
