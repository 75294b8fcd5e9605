/** Whose records a request or a job may touch. */
export type Owner = { kind: 'guest'; guestId: string } | { kind: 'user'; userId: string }
