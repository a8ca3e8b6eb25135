import { useRevalidator } from 'react-router'
import { api } from '../../kit/api/api.ts'
import { useApiForm } from '../../kit/forms/form.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Card, CardTitle } from '../../kit/ui/Card.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { PasswordInput } from '../../kit/ui/PasswordInput.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import { PASSWORD_MIN } from '../accounts/accounts.contract.ts'
import { PasswordChangeForm } from '../accounts/accounts.forms.ts'

const empty = { password: '', new_password: '', confirm_password: '' }

/** Changes the password, which ends all other sessions. */
export function PasswordForm({ email }: { email: string }) {
  const { revalidate } = useRevalidator()
  const form = useApiForm(
    PasswordChangeForm,
    empty,
    async ({ password, new_password }) => {
      const { message } = await api('PUT /auth/password', { body: { password, new_password } })
      form.reset(empty)
      toast.success(message)
      await revalidate()
    },
    'Failed to change the password',
  )
  const { errors, register } = form
  return (
    <Card as="section" aria-labelledby="password" className="grid gap-4">
      <div id="password">
        <CardTitle>Password</CardTitle>
      </div>
      <p className="text-muted">A new password logs you out everywhere else.</p>
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <form className="grid gap-5" noValidate onSubmit={form.onSubmit}>
        {/* Password managers store the new password under this name. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field label="Current password" error={errors.password?.message} required>
          {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
        </Field>
        <Field
          label="New password"
          hint={`At least ${PASSWORD_MIN} characters.`}
          error={errors.new_password?.message}
          required
        >
          {(control) => <PasswordInput {...control} {...register('new_password')} autoComplete="new-password" />}
        </Field>
        <Field label="Confirm new password" error={errors.confirm_password?.message} required>
          {(control) => <PasswordInput {...control} {...register('confirm_password')} autoComplete="new-password" />}
        </Field>
        <Button type="submit" className="justify-self-start" busy={form.busy}>
          Change Password
        </Button>
      </form>
    </Card>
  )
}
