import type { Session } from '@soulsign/remote-kit'
import { createContext, type ReactNode, useContext } from 'react'

const GUEST: Session = { status: 'guest' }
const SessionContext = createContext<Session>(GUEST)

/** Who is here. Everybody is a guest until there is a sign-in. */
export function SessionProvider({ children }: { children: ReactNode }) {
  return <SessionContext value={GUEST}>{children}</SessionContext>
}

export const useSession = () => useContext(SessionContext)
