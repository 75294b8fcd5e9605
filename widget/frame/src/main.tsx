import '@soulsign/ui/fonts.css'
import '@soulsign/ui/tokens.css'
import '@soulsign/ui/base.css'
import './frame.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { createFrameApi } from './check/api.ts'
import { FrameContext } from './context.ts'
import { connectHost } from './host/channel.ts'
import { readConfig } from './host/config.ts'
import { applyScheme, applyTheme } from './host/theme.ts'
import { textsFor } from './i18n/texts.ts'
import { printFrame } from './screens/keep.ts'

const config = readConfig()
const texts = textsFor(config.language)
const { documentElement } = document
documentElement.lang = texts.language
documentElement.dir = texts.dir
document.title = config.product_name
applyTheme(config.theme)

// The safety plan also prints, which a frame may not do by itself.
window.print = () => printFrame()

const unavailable = config.state === 'refused' || config.state === 'revoked' ? config.state : null
const host = connectHost(config.host_origin, unavailable)
host.listen((message) => {
  if (message.type === 'scheme') applyScheme(message.scheme)
})
if (config.maintenance) host.fail('maintenance')
if (config.state === 'ceiling') host.fail('ceiling')

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <FrameContext.Provider value={{ config, texts, host, api: createFrameApi(config.frame_token) }}>
      <App />
    </FrameContext.Provider>,
  )
}
