import type { ReleaseMove } from '@soulsign/contracts'
import { endCanary, startCanary } from './canary.ts'
import { moveTo, rest, rollback, withdraw } from './moves.ts'
import type { MoveBy, ReleaseStore } from './store.ts'

/**
 * Moves what is live, as the command, a pipeline or the admin area ordered.
 * @returns the version that the move was about
 * @throws ReleaseError if the move is impossible
 */
export function performMove(store: ReleaseStore, by: Omit<MoveBy, 'why'>, move: ReleaseMove): Promise<string> {
  const order = { ...by, why: move.why }
  switch (move.action) {
    case 'move':
      return moveTo(store, { ...order, version: move.version })
    case 'canary':
      return startCanary(store, { ...order, version: move.version, percent: move.percent })
    case 'canary-end':
      return endCanary(store, order)
    case 'rollback':
      return rollback(store, order)
    case 'withdraw':
      return withdraw(store, order)
    default:
      return rest(store, { ...order, resting: move.action === 'off' })
  }
}
