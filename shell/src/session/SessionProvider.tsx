import type { Session } from '@soulsign/remote-kit'
import { toast } from '@soulsign/ui'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropTokens, takeSignInFailure } from '../credentials/address.ts'
import { mayHaveSession, toSession, watchSession } from '../credentials/auth.ts'
import { forgetDrafts } from './drafts.ts'

export const SessionContext = createContext<Session>({ status: 'loading' })

/**
 * Provides the session, which all tabs of this browser share. Data that one person loaded is never shown to the next.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell')
  const queries = useQueryClient()
  const [session, setSession] = useState<Session>(() => ({ status: mayHaveSession() ? 'loading' : 'guest' }))
  const person = useRef<string | null>(null)

  useEffect(() => {
    return watchSession((event, found) => {
      const next = toSession(found)
      const nextPerson = next.status === 'user' ? next.user.id : null
      if (person.current !== null && person.current !== nextPerson) queries.clear()
      if (event === 'SIGNED_OUT') forgetDrafts()
      // By now the client has read the address.
      if (event === 'INITIAL_SESSION') dropTokens()
      person.current = nextPerson
      setSession(next)
    })
  }, [queries])

  useEffect(() => {
    const failure = takeSignInFailure()
    if (!failure) return
    toast({ title: t('session.googleFailed'), description: t(`session.failures.${failure}`), tone: 'destructive' })
  }, [t])

  return <SessionContext value={session}>{children}</SessionContext>
}

export const useSession = () => useContext(SessionContext)
