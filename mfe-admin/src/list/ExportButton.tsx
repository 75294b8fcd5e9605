import { useShell } from '@soulsign/remote-kit'
import { Button, ExportIcon } from '@soulsign/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** Saves a file under its own name. */
function save(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The download has started by the time the browser runs the next task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/**
 * 'Export CSV': everything that matches, not just this page.
 * @param download such as `() => api.download('listUsers', { query: { ...list.query, format: 'csv' } })`
 */
export function ExportButton({ download }: { download(): Promise<File> }) {
  const { t } = useTranslation('admin')
  const { toast } = useShell()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: download,
    onSuccess: save,
    onError: () => toast({ title: t('error'), description: t('list.exportFailed'), tone: 'destructive' }),
  })
  return (
    <Button variant="secondary" size="s" icon={<ExportIcon aria-hidden />} busy={isPending} onClick={() => mutate()}>
      {t(isPending ? 'list.exporting' : 'list.export')}
    </Button>
  )
}
