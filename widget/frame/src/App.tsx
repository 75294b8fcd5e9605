import { useFrame } from './context.ts'
import css from './frame.module.css'
import { CheckScreen } from './screens/CheckScreen.tsx'
import { HelpNow } from './screens/HelpNow.tsx'
import { Refused } from './screens/Notices.tsx'
import { START_ID } from './screens/useStart.ts'
import { Disclaimer } from './ui.ts'

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
        <p className={css.small}>
          <a href="/" target="_blank" rel="noopener">
            {t('writtenBy', { product })}
          </a>{' '}
          <a href="/privacy" target="_blank" rel="noopener">
            {t('privacy')}
          </a>{' '}
          <a href="/imprint" target="_blank" rel="noopener">
            {t('imprint')}
          </a>
        </p>
      </footer>
    </main>
  )
}
