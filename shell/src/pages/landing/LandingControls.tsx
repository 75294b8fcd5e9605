import { useShell } from '@soulsign/remote-kit'
import { Link } from '@soulsign/remote-kit/router'
import { Button, DotsPager } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import css from './LandingControls.module.css'
import { ENTRY, LAST_SLIDE, SLIDES } from './slides.ts'

interface LandingControlsProps {
  /** The slide that is shown. */
  index: number
  onIndexChange(index: number): void
  onContinue(): void
}

/** What turns the slides, and what leads away from them. */
export function LandingControls({ index, onIndexChange, onContinue }: LandingControlsProps) {
  const { t } = useTranslation('landing')
  const { session } = useShell()
  return (
    <div className={css.controls}>
      <DotsPager
        className={css.pager}
        count={SLIDES.length}
        index={index}
        onIndexChange={onIndexChange}
        dotLabel={(n) => t('dot', { n })}
        counter={t('counter', { n: index + 1, count: SLIDES.length })}
      />
      <div className={css.actions}>
        <Button className={css.continue} onClick={onContinue}>
          {t(index === LAST_SLIDE ? 'begin' : 'continue')}
        </Button>
        <nav className={css.links} aria-label={t('region')}>
          <Button asChild variant="quiet">
            <Link to={ENTRY}>{t('skip')}</Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to="/about">{t('about')}</Link>
          </Button>
          {session.status !== 'user' && (
            <Button asChild variant="quiet">
              <Link to="/auth">{t('login')}</Link>
            </Button>
          )}
        </nav>
      </div>
    </div>
  )
}
