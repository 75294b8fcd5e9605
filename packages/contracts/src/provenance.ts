import { z } from 'zod'
import { PROVENANCE_MAX_LENGTH } from './limits.ts'

/** Body of `POST /api/provenance/check`: a text, and the signature that is kept with it. */
export const ProvenanceQuestion = z.object({
  text: z
    .string('Use text.')
    .min(1, 'Send the whole text.')
    .max(PROVENANCE_MAX_LENGTH, `At most ${PROVENANCE_MAX_LENGTH} characters.`),
  signature: z.string('Send the signature that came with the text.').min(1).max(2_000),
})

/** Whether an AI wrote the text here. Without our signature nothing is known about it. */
export const ProvenanceFound = z.discriminatedUnion('ours', [
  z.object({ ours: z.literal(false) }),
  z.object({ ours: z.literal(true), written_by: z.literal('ai'), model: z.string(), written_at: z.iso.datetime() }),
])
export type ProvenanceFound = z.infer<typeof ProvenanceFound>
