import { useShell } from '@soulsign/remote-kit'
import { Alert } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import css from './LegalPage.module.css'

/** The operator's name, address, mail and country, as far as the settings name them. */
export function OperatorDetails() {
  const { t } = useTranslation('legal')
  const { settings } = useShell()
  const { operator_name: name, operator_address: address, operator_email: email, operator_country: country } = settings
  if (!name && !email) return <Alert>{t('operator.missing')}</Alert>
  return (
    <dl className={css.list}>
      {name && (
        <div>
          <dt>{t('operator.name')}</dt>
          <dd>{name}</dd>
        </div>
      )}
      {address && (
        <div>
          <dt>{t('operator.address')}</dt>
          <dd className={css.lines}>{address}</dd>
        </div>
      )}
      {country && (
        <div>
          <dt>{t('operator.country')}</dt>
          <dd>{country}</dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{t('operator.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
    </dl>
  )
}
