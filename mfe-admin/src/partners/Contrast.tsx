import { WIDGET_SURFACES, type WidgetScheme } from '@soulsign/contracts'
import { widgetAccent } from '@soulsign/contracts/widget-accent'
import { useTranslation } from 'react-i18next'
import css from './partners.module.css'

/** The contrast of an accent colour (`#rrggbb`) on each surface of a scheme. */
export function Contrast({ accent, scheme }: { accent: string; scheme: WidgetScheme }) {
  const { t, i18n } = useTranslation('admin')
  const ratio = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  const surfaces = scheme === 'auto' ? (['light', 'dark'] as const) : [scheme]
  return (
    <dl aria-label={t('partners.contrast.label')} className={css.contrast}>
      {surfaces.map((surface) => {
        const { shown, contrast, chosenContrast } = widgetAccent(surface, accent)
        return (
          <div key={surface}>
            <dt style={{ background: WIDGET_SURFACES[surface], color: shown }}>{t(`partners.contrast.${surface}`)}</dt>
            <dd>
              {t(shown === accent ? 'partners.contrast.asIs' : 'partners.contrast.changed', {
                colour: accent,
                ratio: ratio.format(chosenContrast),
                better: shown,
                betterRatio: ratio.format(contrast),
              })}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
