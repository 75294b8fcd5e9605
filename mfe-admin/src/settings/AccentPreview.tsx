import type { Accent } from '@soulsign/contracts'
import { Badge, BrandMark, CheckIcon } from '@soulsign/ui'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import css from './settings.module.css'

const THEMES = ['light', 'dark'] as const

interface AccentPreviewProps {
  /** HSL text. */
  colour: string
  accent: Accent
}

/** A primary colour in both themes, with its contrast. */
export function AccentPreview({ colour, accent }: AccentPreviewProps) {
  const { t, i18n } = useTranslation('admin')
  const number = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <section aria-label={t('settings.appearance.contrast')} className={css.previews}>
      {THEMES.map((theme) => {
        const { accent: shown, contrast, adjusted } = accent[theme]
        return (
          <div key={theme} className={css.preview}>
            <div data-theme={theme} className={css.sheet} style={{ '--primary': colour } as CSSProperties} inert>
              <BrandMark className={css.mark} />
              <p className={css.sampleTitle}>{t('settings.appearance.sampleTitle')}</p>
              <p className={css.sampleLink}>{t('settings.appearance.sampleText')}</p>
              <p className={css.sampleButton}>{t('settings.appearance.sampleButton')}</p>
            </div>
            <p className={css.verdict} role="status">
              <strong>{t(`settings.appearance.${theme}`)}</strong>
              <Badge tone="success" icon={<CheckIcon aria-hidden />}>
                {t('settings.appearance.readable', { contrast: number.format(contrast) })}
              </Badge>
              <span>
                {adjusted
                  ? t(`settings.appearance.${theme === 'light' ? 'darker' : 'lighter'}`, { accent: shown })
                  : t('settings.appearance.asChosen', { accent: shown })}
              </span>
            </p>
          </div>
        )
      })}
    </section>
  )
}
