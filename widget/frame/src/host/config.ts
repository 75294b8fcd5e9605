import type { FrameConfig } from '@soulsign/contracts'

/** What the API wrote into the document. It is our own server's and was checked there. */
export function readConfig(): FrameConfig {
  const element = document.getElementById('frame')
  if (!element?.textContent) throw new Error('The document has no configuration: it comes from GET /widget/v1/frame.')
  return JSON.parse(element.textContent) as FrameConfig
}
