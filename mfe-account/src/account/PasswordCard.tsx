import { PASSWORD_MIN_LENGTH } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { Button, Card, Field, Stack, TextInput } from '@soulsign/ui'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import css from './account.module.css'

interface PasswordForm {
  password: string
  confirmation: string
}

/** Sets a password. The rules are repeated here; the API has the last word. */
export function PasswordCard({ email }: { email: string }) {
  const { t } = useTranslation('account')
  const { auth, toast } = useShell()
  const { register, handleSubmit, watch, reset, setError, formState } = useForm<PasswordForm>({
    defaultValues: { password: '', confirmation: '' },
  })
  const { errors, isSubmitting } = formState
  const incomplete = watch('password') === '' || watch('confirmation') === ''

  function refuse(field: keyof PasswordForm, message: string, description = message) {
    setError(field, { message })
    toast({ title: t('account.password.error'), description, tone: 'destructive' })
  }

  async function update({ password, confirmation }: PasswordForm) {
    if (password !== confirmation) return refuse('confirmation', t('account.password.mismatch'))
    if (password.length < PASSWORD_MIN_LENGTH) {
      return refuse('password', t('account.password.short', { count: PASSWORD_MIN_LENGTH }))
    }
    const { error } = await auth.updateUser({ password })
    if (error) return refuse('password', error.message, t('account.password.failed'))
    reset()
    toast({
      title: t('account.password.success.title'),
      description: t('account.password.success.description'),
      tone: 'success',
    })
  }

  return (
    <Card as="section">
      <form noValidate onSubmit={handleSubmit(update)}>
        <Stack gap={4}>
          <h3>{t('account.password.title')}</h3>
          {/* Password managers file the new password under this name. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <Field
            label={t('account.password.new')}
            help={t('account.password.help', { count: PASSWORD_MIN_LENGTH })}
            error={errors.password?.message}
          >
            <TextInput type="password" autoComplete="new-password" {...register('password')} />
          </Field>
          <Field label={t('account.password.confirm')} error={errors.confirmation?.message}>
            <TextInput type="password" autoComplete="new-password" {...register('confirmation')} />
          </Field>
          <Button type="submit" className={css.action} unavailable={incomplete} busy={isSubmitting}>
            {t('account.password.submit')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
