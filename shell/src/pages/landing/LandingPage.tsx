import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { useLocation, useNavigate } from '@soulsign/remote-kit/router'
import { JourneyIllustration } from '@soulsign/ui'
import { useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { arrivedWithTokens } from '../../credentials/address.ts'
import { usePreload } from '../../remotes/preload.ts'
import { LandingControls } from './LandingControls.tsx'
import css from './LandingPage.module.css'
import { ENTRY, LAST_SLIDE, SLIDES } from './slides.ts'
import { type Moves, useKeys } from './useKeys.ts'
import { useSlides } from './useSlides.ts'
import { WelcomeBack } from './WelcomeBack.tsx'

/** `/` and `/welcome`: the slides, or a greeting for a signed-in person who arrives with tokens in the address. */
export function Component() {
  const { session } = useShell()
  // The router's key of the page that was opened.
  const greets = useLocation().key === 'default' && arrivedWithTokens()
  return greets && session.status === 'user' ? <WelcomeBack user={session.user} /> : <Carousel />
}

/** Three slides that say what the product is. They follow the thumb. */
function Carousel() {
  const { t } = useTranslation('landing')
  const navigate = useNavigate()
  const scroller = useRef<HTMLElement>(null)
  const { index, show } = useSlides(scroller)
  // Without script, every slide has to be in reach.
  const runs = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const isLast = index === LAST_SLIDE

  const leave = () => void navigate(ENTRY)
  const moves: Moves = {
    next: () => (isLast ? leave() : show(index + 1)),
    previous: () => show(Math.max(0, index - 1)),
    leave,
  }
  useKeys(moves)
  usePageTitle(t('title'))
  usePreload(ENTRY)

  return (
    <section
      ref={scroller}
      tabIndex={-1}
      className={css.landing}
      aria-roledescription="carousel"
      aria-label={t('region')}
    >
      {SLIDES.map((key) => (
        <span key={key} className={css.stop} />
      ))}
      <div className={css.stage}>
        <JourneyIllustration moment={SLIDES[index] ?? 'welcome'} className={css.picture} />
      </div>
      <div aria-live="polite" aria-atomic className={css.slides}>
        {SLIDES.map((key, slide) => (
          <div
            key={key}
            className={css.slide}
            data-away={slide !== index || undefined}
            aria-hidden={runs && slide !== index}
          >
            <div className={css.words}>
              <h1>{t(`slides.${key}.title`)}</h1>
              <p className={css.text}>{t(`slides.${key}.text`)}</p>
            </div>
            {key === 'decode' && (
              <figure className={css.excerpt}>
                <figcaption>{t('excerpt.words')}</figcaption>
                <blockquote>{t('excerpt.question')}</blockquote>
              </figure>
            )}
          </div>
        ))}
      </div>
      <div className={css.below}>
        <LandingControls index={index} onIndexChange={show} onContinue={moves.next} />
      </div>
    </section>
  )
}
