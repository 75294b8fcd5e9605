import { ImageAddress, truncate } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { BrandMark } from '@soulsign/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './seo.module.css'

/** About the length that search engines show. */
const TITLE_SHOWN = 60
const DESCRIPTION_SHOWN = 160

interface SearchPreviewProps {
  path: string
  title: string
  description: string
}

/** The page as a search result. */
export function SearchPreview({ path, title, description }: SearchPreviewProps) {
  const { t } = useTranslation('admin')
  const { settings, productName } = useShell()
  return (
    <figure className={css.preview}>
      <figcaption>{t('seo.preview.search')}</figcaption>
      <div className={css.result}>
        <p className={css.source}>
          {settings.favicon_url ? <img src={settings.favicon_url} alt="" /> : <BrandMark />}
          <span>
            {productName}
            <span className={css.address}>
              {location.origin}
              {path === '/' ? '' : path}
            </span>
          </span>
        </p>
        <p className={css.resultTitle}>{truncate(title, TITLE_SHOWN, '…')}</p>
        <p className={css.resultText}>{truncate(description, DESCRIPTION_SHOWN, '…')}</p>
      </div>
    </figure>
  )
}

interface ShareCardProps {
  title: string
  description: string
  /** As typed. */
  image: string
}

/** The card of a shared link. */
export function ShareCard({ title, description, image }: ShareCardProps) {
  const { t } = useTranslation('admin')
  const [broken, setBroken] = useState<string | null>(null)
  const { data } = ImageAddress.safeParse(image)
  return (
    <figure className={css.preview}>
      <figcaption>{t('seo.preview.share')}</figcaption>
      <div className={css.card}>
        {data && data !== broken ? (
          <img key={data} src={data} alt="" className={css.cardImage} onError={() => setBroken(data)} />
        ) : (
          <p className={css.noImage}>{t('seo.preview.noImage')}</p>
        )}
        <div className={css.cardWords}>
          <p className={css.address}>{location.host}</p>
          <p className={css.cardTitle}>{title}</p>
          <p className={css.resultText}>{description}</p>
        </div>
      </div>
    </figure>
  )
}
