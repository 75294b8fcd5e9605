import { useFrame } from './context.ts'
import css from './frame.module.css'
import { CheckScreen } from './screens/CheckScreen.tsx'
import { HelpNow } from './screens/HelpNow.tsx'
import { Refused } from './screens/Notices.tsx'
import { START_ID } from './screens/useStart.ts'
import { Disclaimer } from './ui.ts'

/** The pages about privacy and law, as in the app's footer. */
const LEGAL_PAGES = [
  ['privacy', '/privacy'],
  ['healthData', '/privacy/health-data'],
  ['terms', '/terms'],
  ['contact', '/contact'],
  ['imprint', '/imprint'],
] as const

/** The whole frame: the check or the reason why there is none, and the common footer of all screens. */
export function App() {
  const { config, texts } = useFrame()
  const { t } = texts
  const product = config.product_name
  const unavailable = config.state === 'refused' || config.state === 'revoked'
  return (
    <main className={css.frame}>
      <span id={START_ID} className={css.start} />
      {unavailable ? <Refused /> : <CheckScreen />}
      <footer className={css.footer}>
        <Disclaimer>{t('disclaimer', { product })}</Disclaimer>
        <HelpNow />
        <p className={`${css.small} ${css.row}`}>
          <a href="/" target="_blank" rel="noopener">
            {t('writtenBy', { product })}
          </a>
          {LEGAL_PAGES.map(([name, path]) => (
            <a key={path} href={path} target="_blank" rel="noopener">
              {t(name)}
            </a>
          ))}
        </p>
      </footer>
    </main>
  )
}
