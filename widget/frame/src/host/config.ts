import type { FrameConfig } from '@soulsign/contracts'

/** The configuration that the API wrote into the document. The API has already validated it. */
export function readConfig(): FrameConfig {
  const element = document.getElementById('frame')
  if (!element?.textContent) throw new Error('The document has no configuration: it comes from GET /widget/v1/frame.')
  return JSON.parse(element.textContent) as FrameConfig
}
