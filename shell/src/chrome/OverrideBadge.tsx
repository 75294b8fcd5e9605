import { Button } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { resetOverrides } from '../remotes/overrides.ts'
import { useLoaders } from '../remotes/preload.ts'
import css from './OverrideBadge.module.css'

/** Names the remotes that this tab loads from a developer's machine; one click returns to the released ones. */
export function OverrideBadge() {
  const { t } = useTranslation('shell')
  const overridden = useLoaders().filter((loader) => loader.overridden)
  if (overridden.length === 0) return null
  return (
    <aside className={css.badge}>
      {overridden.map(({ live }) => (
        <span key={live.name}>{t('remote.override', { name: live.name, origin: new URL(live.base).origin })}</span>
      ))}
      <Button size="s" variant="secondary" onClick={resetOverrides}>
        {t('remote.reset')}
      </Button>
    </aside>
  )
}
