import type about from './about/en.json'
import type en from './en.json'
import type handover from './handover/en.json'
import type landing from './landing/en.json'
import type legal from './legal/en.json'
import type newVersion from './new-version/en.json'

declare global {
  interface SoulsignTexts {
    shell: typeof en
    about: typeof about
    handover: typeof handover
    landing: typeof landing
    legal: typeof legal
    'new-version': typeof newVersion
  }
}
