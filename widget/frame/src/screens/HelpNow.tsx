import css from '../frame.module.css'
import { Collapsible, Helplines, useSafetyTexts } from '../ui.ts'

/** Helplines of the person's country, under every screen, without another request. */
export function HelpNow() {
  const { t, language } = useSafetyTexts()
  return (
    <div lang={language} data-print="hide">
      <Collapsible title={t('help.title')}>
        <div className={css.column}>
          <p>{t('help.text')}</p>
          <Helplines />
        </div>
      </Collapsible>
    </div>
  )
}
