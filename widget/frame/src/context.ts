import type { FrameConfig } from '@soulsign/contracts'
import { createContext, useContext } from 'react'
import type { FrameApi } from './check/api.ts'
import type { Host } from './host/channel.ts'
import type { Texts } from './i18n/texts.ts'

export interface Frame {
  config: FrameConfig
  texts: Texts
  api: FrameApi
  host: Host
}

export const FrameContext = createContext<Frame | null>(null)

/** The services that every part of the frame uses. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext)
  if (!frame) throw new Error('There is no frame around this component.')
  return frame
}
