/** The release is impossible. The message says in one line why, and what to do. */
export class ReleaseError extends Error {
  override name = 'ReleaseError'
}

/** Errors of the database and the operating system that a person who releases can do something about. */
const CAUSES: Record<string, string> = {
  ENOSPC: 'There is no space left on the disk. Free some and release again.',
  '53100': 'The disk of the database is full. Free some space and release again.',
  EACCES: 'The folder may not be read or written. Check its owner.',
  ECONNREFUSED: 'The database does not answer. Check DATABASE_URL, or start it.',
  ENOTFOUND: 'The host of the database is unknown. Check DATABASE_URL.',
  '28P01': 'The database refuses the password. Check DATABASE_URL.',
  '42P01': 'The database has no tables yet. Start the product once, which migrates it.',
  '42703': 'The database is of an older version. Start the product once, which migrates it.',
  '42501': 'Only the owner of the database may release. Check DATABASE_URL.',
  '57P03': 'The database is starting or stopping. Release again in a moment.',
}

/** Turns an error that has a known cause into a refusal; others stay as they are. */
export function explained(error: unknown): unknown {
  const { code, errors } = error as { code?: string; errors?: { code?: string }[] }
  const known = CAUSES[code ?? errors?.[0]?.code ?? '']
  return known && !(error instanceof ReleaseError) ? new ReleaseError(known, { cause: error }) : error
}
