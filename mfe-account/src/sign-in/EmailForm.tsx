import { HEALING_LINK_MINUTES, isEmail } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { Button, Field, PageHeader, Stack, TextInput } from '@soulsign/ui'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PasskeySignIn } from '../passkeys/PasskeySignIn.tsx'
import { GoogleMark } from './GoogleMark.tsx'
import css from './sign-in.module.css'

interface EmailFormProps {
  /** Path to come back to after Google. */
  target: string
  /** The person chose to use another address. */
  again: boolean
  onSend(email: string): Promise<void>
}

/** Sign-in by e-mail address or with Google. */
export function EmailForm({ target, again, onSend }: EmailFormProps) {
  const { t } = useTranslation('account')
  const { auth, toast } = useShell()
  const [leaving, setLeaving] = useState(false)
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { email: '' } })
  // The button that led back here is gone.
  useEffect(() => {
    if (again) setFocus('email')
  }, [again, setFocus])

  async function continueWithGoogle() {
    setLeaving(true)
    const { error } = await auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: new URL(target, window.location.origin).href },
    })
    if (!error) return
    setLeaving(false)
    toast({ title: t('signIn.googleFailed'), description: error.message, tone: 'destructive' })
  }

  return (
    <Stack gap={6}>
      <PageHeader title={t('signIn.title')} lead={t('signIn.lead')} />
      <form noValidate onSubmit={handleSubmit(({ email }) => onSend(email.trim()))}>
        <Stack gap={4}>
          <Field label={t('signIn.email')} error={formState.errors.email && t('signIn.emailInvalid')}>
            <TextInput
              type="email"
              inputMode="email"
              autoComplete="email"
              required
              {...register('email', { validate: (email) => isEmail(email.trim()) })}
            />
          </Field>
          <Button type="submit" busy={formState.isSubmitting}>
            {t('signIn.send')}
          </Button>
          <p className={css.note}>{t('signIn.expiry', { count: HEALING_LINK_MINUTES })}</p>
        </Stack>
      </form>
      <p className={css.or}>{t('signIn.or')}</p>
      <Button variant="secondary" icon={<GoogleMark />} busy={leaving} onClick={continueWithGoogle}>
        {t('signIn.google')}
      </Button>
      <PasskeySignIn />
    </Stack>
  )
}
