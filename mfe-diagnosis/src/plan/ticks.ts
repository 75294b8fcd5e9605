import { BODIES, type Body } from '@soulsign/contracts'

/** Kept with the drafts: on this device alone, until the person signs out. */
const KEY = 'soulsign.draft.today'

/** What was ticked off on one day, by the plan's id. */
interface Ticks {
  date: string
  plans: Record<string, Body[]>
}

function readAll(now: Date): Ticks {
  const date = now.toDateString()
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Ticks> | null
    // A new day begins without yesterday's.
    if (stored?.date === date && typeof stored.plans === 'object') return { date, plans: { ...stored.plans } }
  } catch {
    // Unreadable ticks count as none.
  }
  return { date, plans: {} }
}

/** The bodies whose practice of a plan is ticked off today. */
export function readTicks(planId: string, now = new Date()): Body[] {
  const ticked: unknown = readAll(now).plans[planId]
  return Array.isArray(ticked) ? BODIES.filter((body) => ticked.includes(body)) : []
}

export function writeTicks(planId: string, ticked: Body[], now = new Date()): void {
  const { date, plans } = readAll(now)
  try {
    localStorage.setItem(KEY, JSON.stringify({ date, plans: { ...plans, [planId]: ticked } } satisfies Ticks))
  } catch {
    // Without storage they last as long as the page.
  }
}
