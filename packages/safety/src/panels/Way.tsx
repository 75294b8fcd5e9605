import type { HelpResource } from '@soulsign/contracts'
import { Button, type ButtonProps } from '@soulsign/ui/actions/Button.tsx'
import { CallIcon, LinkIcon, TextMessageIcon } from '@soulsign/ui/icons.ts'
import css from './panels.module.css'
import { useSafetyTexts } from './texts.ts'

export type WayKind = 'call' | 'text' | 'url'

const ICONS = { call: <CallIcon aria-hidden />, text: <TextMessageIcon aria-hidden />, url: <LinkIcon aria-hidden /> }

interface WayProps {
  resource: HelpResource
  kind: WayKind
  variant?: ButtonProps['variant']
}

/** Who answers. */
export function Name({ resource }: { resource: HelpResource }) {
  const { t } = useSafetyTexts()
  return (
    <span className={css.words}>
      <strong>{t(`names.${resource.name}`, { defaultValue: resource.name })}</strong>
      {resource.note && (
        <span className={css.note}>{t(`notes.${resource.note}`, { defaultValue: resource.note })}</span>
      )}
    </span>
  )
}

/** A button that calls a helpline, writes to it or opens its chat. */
export function Way({ resource, kind, variant = 'secondary' }: WayProps) {
  const { t } = useSafetyTexts()
  const { call = '', text = '', url = '', word } = resource
  const name = t(`names.${resource.name}`, { defaultValue: resource.name })
  const { href, label } = {
    call: { href: `tel:${call}`, label: t('call', { number: call }) },
    text: {
      href: `sms:${text}${word ? `?body=${word}` : ''}`,
      label: word ? t('textWord', { word, number: text }) : t('text', { number: text }),
    },
    url: { href: url, label: url && new URL(url).hostname },
  }[kind]
  return (
    <Button asChild variant={variant} icon={ICONS[kind]}>
      <a href={href} aria-label={`${label}, ${name}`} {...(kind === 'url' && { target: '_blank', rel: 'noreferrer' })}>
        {label}
      </a>
    </Button>
  )
}
