import { type JournalEntry, UNDO_MS } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { noteLeaving } from './leaving.ts'
import type { Deletion } from './selection.ts'
import { useDeletion } from './useJournal.ts'

/** A deletion that can still be taken back: nothing has been sent. */
export interface Pending {
  body: Deletion
  /** The number of entries. */
  count: number
  /** The view whose matches it covers; null if it names its entries. */
  viewKey: string | null
  hides(entry: JournalEntry): boolean
}

/**
 * Hides deleted entries at once, and deletes them ten seconds later or when the person leaves, unless they take it back.
 * A tab that dies before that deletes nothing.
 */
export function useUndo(onUndone: () => void, viewKey: string) {
  const { t } = useTranslation('journal')
  const { toast, session } = useShell()
  const userId = session.status === 'user' ? session.user.id : null
  const remove = useDeletion()
  const [pending, setPending] = useState<readonly Pending[]>([])
  /** What sends each deletion. */
  const waiting = useRef(new Map<Deletion, () => void>())

  useEffect(() => {
    const sendAll = () => {
      for (const send of waiting.current.values()) send()
    }
    const onHidden = () => document.visibilityState === 'hidden' && sendAll()
    const onLeaving = () => {
      const bodies = [...waiting.current.keys()]
      sendAll()
      if (userId) noteLeaving(userId, bodies)
    }
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', onLeaving)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', onLeaving)
      sendAll()
    }
  }, [userId])

  /** @param one whether it is one entry, deleted by its own button */
  function begin(deletion: Pending, one: boolean) {
    const decided = new AbortController()
    const timer = setTimeout(send, UNDO_MS)
    const forget = () => setPending((all) => all.filter((each) => each !== deletion))
    function decide() {
      clearTimeout(timer)
      waiting.current.delete(deletion.body)
      decided.abort()
    }
    function send() {
      decide()
      void remove(deletion.body)
        .catch(() =>
          toast({ title: t('error'), description: t(one ? 'deleteFailed' : 'deleteManyFailed'), tone: 'destructive' }),
        )
        .finally(forget)
    }
    waiting.current.set(deletion.body, send)
    setPending((all) => [...all, deletion])
    toast({
      title: t(one ? 'deleted' : 'deletedMany'),
      ...(!one && { description: t('deletedCount', { count: deletion.count }) }),
      tone: 'success',
      action: {
        label: t('undo'),
        onAction: () => {
          decide()
          forget()
          onUndone()
        },
      },
      until: decided.signal,
    })
  }

  // Another view does not know which entries were 'all' of this one.
  const here = pending.filter((each) => each.viewKey === null || each.viewKey === viewKey)
  return {
    begin,
    isHidden: (entry: JournalEntry) => here.some(({ hides }) => hides(entry)),
    /** The number of entries that match and are hidden. */
    hidden: (entries: readonly JournalEntry[]) =>
      here.reduce((sum, { viewKey: whole, count, hides }) => sum + (whole ? count : entries.filter(hides).length), 0),
  }
}
