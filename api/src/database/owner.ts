/** The guest or user whose records a request or job may access. */
export type Owner = { kind: 'guest'; guestId: string } | { kind: 'user'; userId: string }
