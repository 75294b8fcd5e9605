/** The first word of a person's name; null if there is none. */
export const firstName = (name: string | null): string | null => name?.trim().split(/\s+/)[0] || null
