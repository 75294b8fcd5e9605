import type { Wordings } from '../../concepts.ts'

export const parts: readonly Wordings[] = []
