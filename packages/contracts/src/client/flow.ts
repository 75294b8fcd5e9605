/**
 * The steps from an entry to its insight, shared by app and widget: reserve, store, generate, follow. Without React and
 * schemas, to keep the widget small.
 */
export { ApiError, isProblem, toApiError } from './error.ts'
export { readEvents, TIMEOUTS, unanswered, within } from './events.ts'
export { type Followed, follow } from './follow.ts'
export { type Attempt, limitReached, NO_ATTEMPT, submitEntry, withReservation } from './submission.ts'
