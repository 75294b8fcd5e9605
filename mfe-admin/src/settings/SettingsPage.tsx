import type { PublicSettings } from '@soulsign/contracts'
import { usePageTitle } from '@soulsign/remote-kit'
import { useSearchParams } from '@soulsign/remote-kit/router'
import { PageHeader, Skeleton, Stack, Tabs } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../list/index.ts'
import { TabLabel, UnsavedGuard } from '../unsaved/unsaved.tsx'
import { AppearanceForm } from './AppearanceForm.tsx'
import { BrandingForm } from './BrandingForm.tsx'
import { LanguagesForm } from './LanguagesForm.tsx'
import { MaintenancePanel } from './MaintenancePanel.tsx'
import { OperatorForm } from './OperatorForm.tsx'
import { SETTINGS_TABS, type SettingsTab } from './tabs.ts'
import { useSettings } from './useSettings.ts'

/** `/admin/settings`: the product's look, its languages, and whether it is open. */
export function Component() {
  const { t } = useTranslation('admin')
  usePageTitle(t('settings.title'))
  const settings = useSettings()
  const { data, isError } = settings
  return (
    <UnsavedGuard>
      <Stack gap={5}>
        <PageHeader title={t('settings.title')} lead={t('settings.lead')} />
        {data && <SettingsTabs settings={data} />}
        {!data && !isError && <Skeleton lines={8} />}
        {!data && isError && <LoadFailed title={t('settings.loadFailed')} query={settings} />}
      </Stack>
    </UnsavedGuard>
  )
}

function SettingsTabs({ settings }: { settings: PublicSettings }) {
  const { t } = useTranslation('admin')
  const [query, setQuery] = useSearchParams()
  const content = {
    branding: <BrandingForm settings={settings} />,
    appearance: <AppearanceForm settings={settings} />,
    languages: <LanguagesForm settings={settings} />,
    operator: <OperatorForm settings={settings} />,
    maintenance: <MaintenancePanel settings={settings} />,
  }
  return (
    <Tabs<SettingsTab>
      label={t('settings.tabs.label')}
      value={SETTINGS_TABS.find((tab) => tab === query.get('tab')) ?? 'branding'}
      onValueChange={(tab) => setQuery({ tab }, { replace: true })}
      tabs={SETTINGS_TABS.map((value) => ({
        value,
        label: <TabLabel name={value}>{t(`settings.tabs.${value}`)}</TabLabel>,
        content: content[value],
      }))}
    />
  )
}
