import { request as http } from '@playwright/test'
import { mailsTo } from '../app/mailbox.ts'
import { type Member, signInMember, subscribeMember } from '../app/member.ts'
import { seed } from '../app/seed.ts'
import { ADMINISTRATOR } from './environment.ts'
import { SAVED } from './saved-journal.ts'

/** Who looks at a screen. */
export type Looker = 'guest' | 'newcomer' | 'returner' | 'member' | 'subscriber' | 'administrator'

/** What they wrote. The built-in guide answers each with an insight. */
const WORDS = [
  {
    description: 'A stiff neck on Sunday evenings, since I took on the new team. It lets go when I walk by the river.',
    symptom_type: 'physical',
    duration: 'weeks',
  },
  {
    description:
      'My jaw clenches before each meeting with my boss and lets go an hour later. I say yes to everything, and nobody has noticed.',
    symptom_type: 'physical',
    duration: 'months',
  },
] as const
const URGENT = 'Crushing pressure in my chest spreading to my left arm, and I am sweating'

/** Entries of a person who has used the product for a while. */
const HISTORY = 24

export interface People {
  sessions: Record<Exclude<Looker, 'guest'>, string>
  /** The member's entry with an insight and without a plan. */
  wanted: string
  /** The subscriber's entries: one with an insight and a plan, one that waits for its insight, an urgent one. */
  entry: string
  newEntry: string
  urgentEntry: string
  plan: string
  /** The subscriber's own id. */
  subscriber: string
  /** Stores another entry of the member, with its insight. Returns its id. */
  write(description: string): Promise<string>
  leave(): Promise<void>
}

async function store(member: Member, entry: object): Promise<string> {
  return ((await (await member.call('POST', '/api/symptoms', entry)).json()) as { id: string }).id
}

/** Stores an entry with its insight. */
async function write(member: Member, words: object) {
  const entry = await store(member, words)
  const answer = await member.call('POST', '/api/functions/generate-diagnosis', { symptom_id: entry })
  return { entry, ...((await answer.json()) as { diagnosis_id: string }) }
}

/**
 * Makes the people of the shots in the running product: one without entries, one who has brought a saved journal in, one
 * with many entries, and one who has paid. The administrator is signed in only if needed, because an address gets one mail
 * a minute.
 */
export async function makePeople(baseURL: string, needed: ReadonlySet<Looker>): Promise<People> {
  const request = await http.newContext({ baseURL })
  const newcomer = await signInMember(request)
  const member = await signInMember(request)
  const returner = await signInMember(request)
  await returner.call('POST', '/api/account/import', SAVED)
  const subscriber = await signInMember(request)
  await subscribeMember(request, subscriber)
  await seed(subscriber.email, HISTORY)
  await seed(member.email, HISTORY)
  const [first, second] = WORDS
  const wanted = await store(member, first)
  await member.call('POST', '/api/functions/generate-diagnosis', { symptom_id: wanted, ...first })
  const urgentEntry = await store(subscriber, { description: URGENT, symptom_type: 'physical' })
  const { entry, diagnosis_id } = await write(subscriber, second)
  const written = await subscriber.call('POST', '/api/functions/generate-healing-plan', { diagnosis_id })
  const { healing_plan_id } = (await written.json()) as { healing_plan_id: string }
  const newEntry = await store(subscriber, first)
  const administrator = needed.has('administrator')
    ? await signInMember(request, ADMINISTRATOR, (await mailsTo(request, ADMINISTRATOR)).length + 1)
    : null
  return {
    sessions: {
      newcomer: newcomer.session,
      returner: returner.session,
      member: member.session,
      subscriber: subscriber.session,
      administrator: administrator?.session ?? '',
    },
    wanted,
    entry,
    newEntry,
    urgentEntry,
    plan: healing_plan_id,
    subscriber: subscriber.id,
    write: async (description) => (await write(member, { description, symptom_type: 'physical' })).entry,
    leave: () => request.dispose(),
  }
}
