import { ApiError, type AppSettings, type PublicSettings, type SettingKey } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ADMIN_KEY } from '../list/index.ts'

const KEY = [ADMIN_KEY, 'settings']

/** The stored settings. A failure is reported once. */
export function useSettings() {
  const { t } = useTranslation('admin')
  const { api, toast } = useShell()
  const query = useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.call('getSettings', {}, { signal }) })
  useEffect(() => {
    if (query.isError) toast({ title: t('error'), description: t('settings.loadFailed'), tone: 'destructive' })
  }, [query.isError, t, toast])
  return query
}

/** A setting was not saved. */
export class NotSaved extends Error {
  override name = 'NotSaved'
  readonly key: SettingKey
  /** What is wrong with the value, if that is the reason. */
  readonly reason: string | undefined
  constructor(key: SettingKey, cause: unknown) {
    super(`Not saved: ${key}`, { cause })
    this.key = key
    this.reason = cause instanceof ApiError ? cause.problem.errors?.[0]?.message : undefined
  }
}

/** Saves settings one after the other. Throws `NotSaved` at the first failure. */
export function useSaveSettings() {
  const { t } = useTranslation('admin')
  const { api, toast } = useShell()
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (change: Partial<AppSettings>) => {
      for (const [key, setting_value] of Object.entries(change) as [SettingKey, unknown][]) {
        try {
          await api.call('saveSetting', { params: { key }, body: { setting_value } })
        } catch (error) {
          throw new NotSaved(key, error)
        }
        client.setQueryData<PublicSettings>(KEY, (known) => known && { ...known, [key]: setting_value })
      }
    },
    onSuccess: () => toast({ title: t('success'), description: t('settings.saved'), tone: 'success' }),
    onError: () => toast({ title: t('error'), description: t('settings.saveFailed'), tone: 'destructive' }),
    // Loads the settings again, so that the shell learns of maintenance too.
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
