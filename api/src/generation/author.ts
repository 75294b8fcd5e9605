import { type Authorship, WRITING_LANGUAGE, type Writer } from '@soulsign/contracts'
import { GUIDE } from '@soulsign/guide'
import type { Sign } from '../provenance/signature.ts'

/** Who wrote, by the model that answered; undefined if none did. A stand-in for an AI answers in the guide's name. */
export const writerOf = (model: string | undefined): Writer =>
  model === undefined || model === GUIDE.model ? 'guide' : 'ai'

/** Says who wrote a text and in which language, and signs it if it was an AI. */
export async function authorOf(
  model: string | undefined,
  promptVersion: string,
  text: string,
  sign: Sign,
): Promise<Authorship> {
  const lang = WRITING_LANGUAGE
  if (model === undefined || writerOf(model) === 'guide')
    return { written_by: 'guide', model: GUIDE.model, prompt_version: GUIDE.version, signature: null, lang }
  return { written_by: 'ai', model, prompt_version: promptVersion, signature: await sign(text, model), lang }
}
