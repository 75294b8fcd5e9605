import { randomUUID } from 'node:crypto'
import type { ExportedEntry, ImportedAccount, UserProfileChange } from '@soulsign/contracts'
import { agreedToKeep } from '../../consents/consents.sql.ts'
import type { Transaction } from '../../database/database.ts'
import type { Deps } from '../../deps.ts'
import { ProblemError } from '../../http/problem.ts'
import type { ImportedJob } from '../../insights/imported-worker.ts'
import { upsertProfile } from '../../profile/profile.sql.ts'
import { enqueue, SCREEN_IMPORTED } from '../../queue/queue.ts'
import type { Part } from './read-export.ts'

/** What is stored in one transaction, at most: entries, and about as many characters of JSON. */
const BATCH = { entries: 200, characters: 4_000_000 } as const

const INSERT = [
  `insert into symptoms (id, user_id, title, description, duration, symptom_type, advanced_info, safety_level,
     safety_category, screening_due, language, created_at)
   select new_id, $1, title, description, duration, symptom_type, advanced_info, safety ->> 'level',
     safety ->> 'category', coalesce(safety ->> 'level', 'card') = 'card', language, created_at
   from jsonb_to_recordset($2) as e (new_id uuid, title text, description text, duration text, symptom_type text,
     advanced_info jsonb, safety jsonb, language text, created_at timestamptz)`,
  `insert into diagnoses (symptom_id, user_id, ai_analysis, emotional_root, energetic_root, spiritual_root,
     written_by, model, prompt_version, signature, lang, safety_level, safety_category, created_at)
   select new_id, $1, i.ai_analysis, i.emotional_root, i.energetic_root, i.spiritual_root, i.written_by, i.model,
     i.prompt_version, i.signature, i.lang, i.safety ->> 'level', i.safety ->> 'category', i.created_at
   from jsonb_to_recordset($2) as e (new_id uuid, insight jsonb), jsonb_to_record(e.insight) as i (ai_analysis text,
     emotional_root text, energetic_root text, spiritual_root text, written_by text, model text, prompt_version text,
     signature text, lang text, safety jsonb, created_at timestamptz)
   where jsonb_typeof(e.insight) = 'object'`,
  `insert into healing_plans (diagnosis_id, user_id, title, description, recommendations, affirmations,
     meditation_practices, energy_healing, written_by, model, prompt_version, signature, lang, created_at)
   select d.id, $1, p.title, p.description, p.recommendations, p.affirmations, p.meditation_practices, p.energy_healing,
     p.written_by, p.model, p.prompt_version, p.signature, p.lang, p.created_at
   from jsonb_to_recordset($2) as e (new_id uuid, plan jsonb) join diagnoses d on d.symptom_id = e.new_id,
     jsonb_to_record(e.plan) as p (title text, description text, recommendations jsonb, affirmations jsonb,
     meditation_practices jsonb, energy_healing jsonb, written_by text, model text, prompt_version text,
     signature text, lang text, created_at timestamptz)
   where jsonb_typeof(e.plan) = 'object'`,
  `insert into insight_responses (symptom_id, response, rewritten_at, responded_at)
   select new_id, r.response, r.rewritten_at, r.responded_at
   from jsonb_to_recordset($2) as e (new_id uuid, response jsonb),
     jsonb_to_record(e.response) as r (response text, rewritten_at timestamptz, responded_at timestamptz)
   where $1::uuid is not null and jsonb_typeof(e.response) = 'object'`,
  `insert into insight_answers (symptom_id, question, answer, answered_at)
   select new_id, a.question, a.answer, a.answered_at
   from jsonb_to_recordset($2) as e (new_id uuid, answer jsonb),
     jsonb_to_record(e.answer) as a (question text, answer text, answered_at timestamptz)
   where $1::uuid is not null and jsonb_typeof(e.answer) = 'object'`,
] as const

/** PostgreSQL's codes for values that it cannot store, and for those that a table refuses. */
const UNFIT = /^(?:22\w{3}|23514)$/

/** A file may hold what no export has. The sender learns where. */
function refuseUnfit(error: unknown, path: string, message: string): never {
  const { code } = error as { code?: unknown }
  throw UNFIT.test(String(code)) ? new ProblemError('invalid-input', { errors: [{ path, message }] }) : error
}

/**
 * Stores the parts of an export in an account without entries. Each batch is a transaction of its own, so that a slow
 * reader holds none; if one fails, what was stored before is taken back.
 * @throws ProblemError `conflict` if the account has entries, or gets others meanwhile
 */
export async function importParts(
  { database, queue }: Pick<Deps, 'database' | 'queue'>,
  userId: string,
  parts: AsyncIterable<Part[]>,
): Promise<ImportedAccount> {
  const owner = { kind: 'user', userId } as const
  const asOwner = <T>(work: (tx: Transaction) => Promise<T>) => database.asOwner(owner, work)
  const stored: string[] = []
  const counts: ImportedAccount = { entries: 0, insights: 0, plans: 0 }
  let waiting: { id: string; json: string; hasInsight: boolean; hasPlan: boolean }[] = []
  let characters = 0
  let profile: UserProfileChange | undefined

  async function store() {
    const batch = waiting
    waiting = []
    characters = 0
    await asOwner(async (tx) => {
      // Two imports at once would fill the account twice.
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`import ${userId}`])
      // A no may come while the file does.
      await agreedToKeep(tx, owner)
      const { rows } = await tx.query<{ entries: number }>(
        'select count(*)::int as entries from symptoms where user_id = $1',
        [userId],
      )
      if (rows[0]?.entries !== stored.length) {
        throw new ProblemError('conflict', {
          detail:
            'An export can only come into an account without entries. Delete what you wrote first, or use another account.',
        })
      }
      const json = `[${batch.map((entry) => entry.json).join()}]`
      for (const statement of INSERT) await tx.query(statement, [userId, json])
    }).catch((error: unknown) => {
      const [first, last] = [stored.length, stored.length + batch.length - 1]
      refuseUnfit(error, 'entries', `One of the entries ${first} to ${last} has a value that cannot be stored.`)
    })
    stored.push(...batch.map(({ id }) => id))
    counts.entries += batch.length
    counts.insights += batch.filter(({ hasInsight }) => hasInsight).length
    counts.plans += batch.filter(({ hasPlan }) => hasPlan).length
  }

  function add(entry: ExportedEntry) {
    const id = randomUUID()
    const json = JSON.stringify({ ...entry, new_id: id })
    characters += json.length
    waiting.push({ id, json, hasInsight: Boolean(entry.insight?.ai_analysis), hasPlan: Boolean(entry.plan) })
  }

  /** In parts: a statement has little time. */
  async function takeBack() {
    for (let from = 0; from < stored.length; from += BATCH.entries) {
      const ids = stored.slice(from, from + BATCH.entries)
      await asOwner((tx) => tx.query('delete from symptoms where id = any($1::uuid[])', [ids]))
    }
  }

  try {
    // Also tells at once that the account is not empty.
    await store()
    for await (const some of parts) {
      for (const part of some) {
        if ('profile' in part) profile = part.profile
        else add(part.entry)
        if (waiting.length >= BATCH.entries || characters >= BATCH.characters) await store()
      }
    }
    await store()
    const saved = profile
    await asOwner(async (tx) => {
      await agreedToKeep(tx, owner)
      if (saved) await upsertProfile(tx, userId, saved)
      await enqueue(queue, tx, SCREEN_IMPORTED, { userId } satisfies ImportedJob)
    }).catch((error: unknown) => refuseUnfit(error, 'profile', 'It has a value that cannot be stored.'))
    return counts
  } catch (error) {
    await takeBack()
    throw error
  }
}
