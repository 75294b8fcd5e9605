import type pg from 'pg'
import { vi } from 'vitest'

/** Starts to count how often the API reads a table. Drops the table's other policies, also those of a failed try. */
export async function countReads(owner: pg.Client, table: string): Promise<() => Promise<number>> {
  const { rows: policies } = await owner.query<{ policyname: string }>(
    'select policyname from pg_policies where tablename = $1',
    [table],
  )
  for (const { policyname } of policies) await owner.query(`drop policy ${policyname} on ${table}`)
  const reads = `${table}_reads`
  // The subquery runs once per statement, for any number of rows.
  await owner.query(`
    drop sequence if exists ${reads} cascade;
    create sequence ${reads};
    grant usage on sequence ${reads} to soulsign_app;
    alter table ${table} enable row level security;
    create policy counted on ${table} to soulsign_app using ((select nextval('${reads}')) > 0)`)
  return async () => {
    const { rows } = await owner.query(`select case when is_called then last_value else 0 end as n from ${reads}`)
    return Number(rows[0].n)
  }
}

/**
 * Sends concurrent requests while a table cannot be read. Unlocks it once the API answers a health request sent after
 * them. Everything cached is stale at first, and then no time passes: what is read a second time was not shared.
 */
export async function whileUnreadable<Answer>(
  { owner, table, url }: { owner: pg.Client; table: string; url: string },
  send: () => Promise<Answer>[],
): Promise<Answer[]> {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000)
  try {
    await owner.query(`begin; lock table ${table} in access exclusive mode`)
    const sent = send()
    for (let i = 0; i < 10; i++) await fetch(`${url}/api/health`)
    await owner.query('commit')
    return await Promise.all(sent)
  } finally {
    clock.mockRestore()
  }
}
