import type { Move } from './release.sql.ts'

/**
 * The versions that were live, oldest first, as a way that leads to the live one: going back to a version, by a
 * roll-back or by its name, leaves out what came after it. The last but one is where a roll-back leads.
 * @param moves every move, oldest first
 */
export function trailOf(moves: readonly Pick<Move, 'action' | 'version'>[]): string[] {
  const trail: string[] = []
  for (const { action, version } of moves) {
    if (action !== 'release' && action !== 'rollback' && action !== 'move') continue
    // A release goes forward even if it is an old build: what was live before it stays the way back.
    const earlier = action === 'release' ? -1 : trail.lastIndexOf(version)
    if (earlier >= 0) trail.length = earlier + 1
    else if (trail.at(-1) !== version) trail.push(version)
  }
  return trail
}
