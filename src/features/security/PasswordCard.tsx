import { useRevalidator } from 'react-router'
import { api } from '../../kit/api/api.ts'
import { useApiForm } from '../../kit/forms/form.ts'
import { useSite } from '../../kit/page/site.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { PasswordInput } from '../../kit/ui/PasswordInput.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import { PasswordChangeForm } from '../accounts/accounts.forms.ts'
import { PasswordStrength } from '../accounts/PasswordStrength.tsx'
import { ChangeButtons, ChangeCard } from './ChangeCard.tsx'

type PasswordFormProps = { email: string; onClose: () => void }

/** Changes the password, which ends all other sessions. */
export const PasswordCard = ({ email }: { email: string }) => (
  <ChangeCard title="Password" lead="A new password logs you out everywhere else." action="Change Password">
    {(close) => <PasswordForm email={email} onClose={close} />}
  </ChangeCard>
)

function PasswordForm({ email, onClose }: PasswordFormProps) {
  const site = useSite()
  const { revalidate } = useRevalidator()
  const form = useApiForm(
    PasswordChangeForm,
    { password: '', new_password: '', confirm_password: '' },
    async ({ password, new_password }) => {
      const { message } = await api('PUT /auth/password', { body: { password, new_password } })
      toast.success(`${message}.`)
      onClose()
      await revalidate()
    },
    'Failed to change the password',
  )
  const { errors, register } = form
  return (
    <form className="grid gap-5" noValidate onSubmit={form.onSubmit}>
      {form.failure && <Alert tone="danger" title={form.failure} />}
      {/* Password managers store the new password under this name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current password" error={errors.password?.message} required>
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
      </Field>
      <Field
        label="New password"
        hint={`At least ${site.password_min} characters.`}
        error={errors.new_password?.message}
        required
      >
        {(control) => (
          <>
            <PasswordInput {...control} {...register('new_password')} autoComplete="new-password" />
            <PasswordStrength password={form.watch('new_password')} personal={[email]} />
          </>
        )}
      </Field>
      <Field label="Confirm new password" error={errors.confirm_password?.message} required>
        {(control) => <PasswordInput {...control} {...register('confirm_password')} autoComplete="new-password" />}
      </Field>
      <ChangeButtons label="Change Password" busy={form.busy} onCancel={onClose} />
    </form>
  )
}
