import { useShell } from '@soulsign/remote-kit'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { addPasskey, answerWithPasskey } from './authenticator.ts'
import { reasonOf } from './reason.ts'

const SECOND_FACTORS_KEY = ['second-factors']

/** A person's passkeys and recovery codes, and what they can do with them. A failure is said in a message. */
export function useSecondFactors() {
  const { t } = useTranslation('account')
  const { api, toast } = useShell()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: SECOND_FACTORS_KEY,
    queryFn: ({ signal }) => api.call('listSecondFactors', {}, { signal }),
  })
  const said = {
    networkMode: 'always' as const,
    onError: (error: Error) =>
      toast({ title: t('passkeys.error'), description: reasonOf(error, t), tone: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: SECOND_FACTORS_KEY }),
  }
  return {
    query,
    add: useMutation({ ...said, gcTime: 0, mutationFn: (name: string) => addPasskey(api, name) }),
    remove: useMutation({ ...said, mutationFn: (id: string) => api.call('removePasskey', { params: { id } }) }),
    renewCodes: useMutation({ ...said, gcTime: 0, mutationFn: () => api.call('renewRecoveryCodes', {}) }),
    prove: useMutation({
      ...said,
      mutationFn: async () =>
        api.call('confirmWithPasskey', { body: await answerWithPasskey(await api.call('startSecondFactor', {})) }),
    }),
    recover: useMutation({
      ...said,
      mutationFn: (code: string) => api.call('confirmWithRecoveryCode', { body: { code } }),
    }),
  }
}
