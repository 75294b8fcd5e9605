import type { AccountExport, ExportedEntry } from '@soulsign/contracts'
import type { Database, Transaction } from '../../database/database.ts'
import { isAfter, microsOf, newestFirst, type Place } from '../../journal/keyset.ts'
import { findProfile } from '../../profile/profile.sql.ts'

/** Whether a session began in the last minutes: its person has just proved who they are. Needs a system transaction. */
export async function isFresh(tx: Transaction, sessionId: string, minutes: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from sessions where id = $1 and created_at > now() - make_interval(mins => $2)',
    [sessionId, minutes],
  )
  return rowCount === 1
}

/** Everything of an account but its entries. */
export type AccountData = Omit<AccountExport, 'format' | 'exported_at' | 'entries'>

const ACCOUNT = `select
  (select jsonb_build_object('id', u.id, 'email', u.email, 'role', u.role, 'details', u.user_metadata,
      'has_password', u.password_hash is not null, 'email_confirmed_at', u.email_confirmed_at,
      'last_sign_in_at', u.last_sign_in_at, 'seen_at', u.seen_at, 'created_at', u.created_at)
    from users u where u.id = $1) as account,
  (select coalesce(jsonb_agg(jsonb_build_object('provider', i.provider, 'provider_id', i.provider_id,
      'details', i.identity_data, 'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at)
      order by i.created_at), '[]') from identities i where i.user_id = $1) as sign_in_ways,
  (select coalesce(jsonb_agg(jsonb_build_object('method', s.method, 'browser', s.browser,
      'system', s.system, 'country', s.country, 'used_at', s.rotated_at, 'created_at', s.created_at) order by s.created_at), '[]') from sessions s where s.user_id = $1) as sessions,
  (select coalesce(jsonb_agg(jsonb_build_object('name', k.name, 'last_used_at', k.last_used_at,
      'created_at', k.created_at) order by k.created_at), '[]') from passkeys k where k.user_id = $1) as passkeys,
  (select coalesce(jsonb_agg(jsonb_build_object('purpose', c.purpose, 'given', c.given, 'text_version', c.text_version,
      'recipient', c.recipient, 'language', c.language, 'place', c.place, 'created_at', c.created_at) order by c.created_at), '[]')
    from consents c where c.user_id = $1) as consents,
  (select count(*)::int from recovery_codes r
    where r.user_id = $1 and coalesce(r.expires_at > now(), true)) as recovery_codes,
  (select jsonb_build_object('email', s.email, 'subscribed', s.subscribed, 'subscription_tier', s.subscription_tier,
      'subscription_end', s.subscription_end, 'renews', s.renews, 'stripe_customer_id', s.stripe_customer_id,
      'created_at', s.created_at, 'updated_at', s.updated_at) from subscribers s where s.user_id = $1) as subscription,
  (select coalesce(jsonb_agg(jsonb_build_object('plan_type', c.plan_type, 'session_id', c.session_id,
      'closed_at', c.closed_at, 'created_at', c.created_at) order by c.id), '[]')
    from checkouts c where c.user_id = $1) as checkouts,
  (select jsonb_build_object('partner', p.name, 'created_at', s.created_at)
    from partner_signups s join partners p on p.id = s.partner_id where s.user_id = $1) as came_from_partner,
  (select coalesce(jsonb_agg(jsonb_build_object('who', coalesce(l.admin_name, l.admin_email), 'action', l.action,
      'reason', l.reason, 'created_at', l.created_at) order by l.created_at), '[]')
    from admin_activity_logs l where l.admin_id <> $1 and (l.target_id = $1::text
      or l.target_id in (select s.id::text from symptoms s where s.user_id = $1)
      or l.target_id in (select d.id::text from diagnoses d where d.user_id = $1)
      or l.id in (select v.activity_id from staff_views v where v.user_id = $1))) as staff_access`

export function selectAccount(database: Database, userId: string): Promise<AccountData> {
  return database.asSystem(async (tx) => {
    const { rows } = await tx.query<Omit<AccountData, 'profile'>>(ACCOUNT, [userId])
    const [row] = rows
    if (!row) throw new Error('A select without a table returned no row')
    return { ...row, profile: await findProfile(tx, userId) }
  })
}

/** A row's safety as JSON. */
const safetyOf = (table: string) =>
  `case when ${table}.safety_level is not null
     then jsonb_build_object('level', ${table}.safety_level, 'category', ${table}.safety_category) end`

/** The entries of a page, each with everything that belongs to it. */
const withAll = (page: string) => `
  with page as materialized (${page})
  select page.id, page.micros, jsonb_build_object('id', s.id, 'title', s.title, 'description', s.description,
    'duration', s.duration, 'symptom_type', s.symptom_type, 'advanced_info', s.advanced_info,
    'safety', ${safetyOf('s')}, 'language', s.language, 'created_at', s.created_at,
    'response', (select jsonb_build_object('response', r.response, 'rewritten_at', r.rewritten_at,
        'responded_at', r.responded_at) from insight_responses r where r.symptom_id = s.id),
    'answer', (select jsonb_build_object('question', a.question, 'answer', a.answer, 'answered_at', a.answered_at)
        from insight_answers a where a.symptom_id = s.id),
    'screening', (select jsonb_build_object('level', c.level, 'category', c.category, 'found_by', c.found_by,
        'language', c.language, 'answer', c.answer, 'answered_at', c.answered_at, 'not_meant_at', c.not_meant_at,
        'created_at', c.created_at) from screenings c where c.symptom_id = s.id),
    'insight', case when d.id is not null then jsonb_build_object('id', d.id, 'ai_analysis', d.ai_analysis,
        'emotional_root', d.emotional_root, 'energetic_root', d.energetic_root, 'spiritual_root', d.spiritual_root,
        'written_by', d.written_by, 'model', d.model, 'prompt_version', d.prompt_version, 'signature', d.signature,
        'lang', d.lang, 'safety', ${safetyOf('d')}, 'created_at', d.created_at) end,
    'plan', case when p.id is not null then jsonb_build_object('id', p.id, 'title', p.title,
        'description', p.description, 'recommendations', p.recommendations, 'affirmations', p.affirmations,
        'meditation_practices', p.meditation_practices, 'energy_healing', p.energy_healing, 'written_by', p.written_by,
        'model', p.model, 'prompt_version', p.prompt_version, 'signature', p.signature, 'lang', p.lang,
        'created_at', p.created_at) end,
    'generations', (select coalesce(jsonb_agg(jsonb_build_object('kind', g.kind, 'state', g.state,
        'created_at', g.created_at, 'updated_at', g.updated_at) order by g.kind), '[]')
      from generations g where g.symptom_id = s.id)) as entry
  from page join symptoms s on s.id = page.id
    left join diagnoses d on d.symptom_id = s.id
    left join healing_plans p on p.diagnosis_id = d.id
  order by ${newestFirst('s')}`

/** Entries on a page, few enough to be held at once. */
const PAGE = 100

/** A person's entries, newest first, page by page: each in a transaction of its own, so that a slow reader holds none. */
export async function* pagesOfEntries(database: Database, userId: string): AsyncGenerator<ExportedEntry[], void> {
  let after: Place | null = null
  for (;;) {
    const rows: (Place & { entry: ExportedEntry })[] = await database.asOwner({ kind: 'user', userId }, async (tx) => {
      const values: unknown[] = [userId]
      const parameter = (value: unknown) => `$${values.push(value)}`
      const rest = after ? `and ${isAfter('s', after, parameter)}` : ''
      const page = `select s.id, ${microsOf('s')} as micros from symptoms s where s.user_id = $1 ${rest}
        order by ${newestFirst('s')} limit ${PAGE}`
      return (await tx.query<Place & { entry: ExportedEntry }>(withAll(page), values)).rows
    })
    const last = rows.length === PAGE ? rows.at(-1) : undefined
    after = last ? { micros: last.micros, id: last.id } : null
    const entries = rows.map(({ entry }) => entry)
    // Something still references both lists, so empty them to free the entries.
    rows.length = 0
    yield entries
    entries.length = 0
    if (!after) return
  }
}
