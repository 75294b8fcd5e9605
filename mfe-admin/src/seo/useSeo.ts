import { editablePages, pagesOf, type SeoChange, type StoredSeo } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ADMIN_KEY } from '../list/index.ts'

const KEY = [ADMIN_KEY, 'seo']

/** The stored metadata of the pages. A failure is reported once. */
export function useSeo() {
  const { t } = useTranslation('admin')
  const { api, toast } = useShell()
  const query = useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.call('getSeo', {}, { signal }) })
  useEffect(() => {
    if (query.isError) toast({ title: t('error'), description: t('seo.loadFailed'), tone: 'destructive' })
  }, [query.isError, t, toast])
  return query
}

/** The pages with editable metadata: the shell's and those of live remotes. */
export function useEditablePages() {
  const { api } = useShell()
  return useQuery({
    queryKey: [ADMIN_KEY, 'registry'],
    queryFn: ({ signal }) => api.call('getRegistry', { query: {} }, { signal }),
    select: (registry) => editablePages(pagesOf(registry)),
  })
}

/** Saves fields of one page. */
export function useSaveSeo(pageKey: string) {
  const { t } = useTranslation('admin')
  const { api, toast } = useShell()
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: SeoChange) => api.call('saveSeo', { params: { page_key: pageKey }, body }),
    onSuccess: (saved) => {
      client.setQueryData<StoredSeo[]>(KEY, (known = []) => [
        ...known.filter(({ page_key }) => page_key !== pageKey),
        saved,
      ])
      toast({ title: t('success'), description: t('seo.saved'), tone: 'success' })
    },
    onError: () => toast({ title: t('error'), description: t('seo.saveFailed'), tone: 'destructive' }),
  })
}
