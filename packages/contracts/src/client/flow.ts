/**
 * The way from an entry to its insight, as app and widget both go it: reserve, store, generate, follow. Without React and
 * without schemas, for the widget is small.
 */
export { ApiError, isProblem, toApiError } from './error.ts'
export { readEvents, TIMEOUTS, unanswered, within } from './events.ts'
export { type Followed, follow } from './follow.ts'
export { type Attempt, NO_ATTEMPT, submitEntry, withReservation } from './submission.ts'
