import { type Partner, WIDGET_ROOM_CSS, widgetTag } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { Button, Card, LinkIcon } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import css from './partners.module.css'

/** Everything a partner needs: key, snippet, styles, two lines for a policy, and a test page. */
export function Embedding({ partner: { publishable_key: key, origins } }: { partner: Partner }) {
  const { t } = useTranslation('admin')
  const site = window.location.origin
  const origin = origins.find((text) => !text.includes('*')) ?? ''
  return (
    <Card as="section">
      <h2 className={css.heading}>{t('partners.embed.title')}</h2>
      <div className={css.form}>
        <Copyable label={t('partners.embed.key')} copyLabel={t('partners.embed.copyKey')} text={key} />
        <p className={css.note}>{t('partners.embed.keyHelp')}</p>
        <Copyable
          label={t('partners.embed.snippet')}
          copyLabel={t('partners.embed.copySnippet')}
          text={widgetTag(site, key)}
        />
        <Copyable
          label={t('partners.embed.styles')}
          copyLabel={t('partners.embed.copyStyles')}
          text={WIDGET_ROOM_CSS}
        />
        <Copyable
          label={t('partners.embed.policy')}
          copyLabel={t('partners.embed.copyPolicy')}
          text={`script-src ${site}\nframe-src ${site}`}
        />
        <Button asChild variant="secondary" size="s" className={css.save} icon={<LinkIcon aria-hidden />}>
          <a href={`/widget/v1/test?${new URLSearchParams({ partner: key, origin })}`} target="_blank" rel="noopener">
            {t('partners.embed.test')}
          </a>
        </Button>
      </div>
    </Card>
  )
}

interface CopyableProps {
  label: string
  copyLabel: string
  text: string
}

function Copyable({ label, copyLabel, text }: CopyableProps) {
  const { t } = useTranslation('admin')
  const { toast } = useShell()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: t('partners.embed.copied'), tone: 'success' })
    } catch {
      toast({ title: t('error'), description: t('partners.embed.copyFailed'), tone: 'destructive' })
    }
  }
  return (
    <div className={css.copyable}>
      <h3>{label}</h3>
      <pre className={css.code}>{text}</pre>
      <Button variant="secondary" size="s" aria-label={copyLabel} onClick={() => void copy()}>
        {t('partners.embed.copy')}
      </Button>
    </div>
  )
}
