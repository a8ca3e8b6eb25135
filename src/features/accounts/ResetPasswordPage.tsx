import { useState } from 'react'
import type { z } from 'zod'
import { api } from '../../kit/api/api.ts'
import { useApiForm } from '../../kit/forms/form.ts'
import { useDelayedRedirect } from '../../kit/page/delayedRedirect.ts'
import { useLinkToken } from '../../kit/page/linkToken.ts'
import { Meta } from '../../kit/page/Meta.tsx'
import { useSite } from '../../kit/page/site.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button, LinkButton } from '../../kit/ui/Button.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { NarrowPage } from '../../kit/ui/NarrowPage.tsx'
import { PasswordInput } from '../../kit/ui/PasswordInput.tsx'
import { PasswordResetForm } from './accounts.forms.ts'
import { PasswordStrength } from './PasswordStrength.tsx'

export function Component() {
  const token = useLinkToken()
  const [message, setMessage] = useState<string | null>(null)
  useDelayedRedirect(message !== null, '/login')
  return (
    <NarrowPage title="Choose a new password" lead="Setting a new password logs you out everywhere else.">
      <Meta title="Choose a new password" />
      {message === null ? (
        <ResetForm token={token} onMessage={setMessage} />
      ) : (
        <>
          <Alert tone="success" title={message}>
            You are taken to the login page in a moment.
          </Alert>
          <LinkButton to="/login">Login</LinkButton>
        </>
      )}
    </NarrowPage>
  )
}

type ResetFormProps = { token: string | null | undefined; onMessage: (message: string) => void }

function ResetForm({ token, onMessage }: ResetFormProps) {
  const { password_min } = useSite()
  async function reset({ password }: z.input<typeof PasswordResetForm>) {
    if (token)
      onMessage((await api('POST /auth/reset-password', { idempotent: true, body: { token, password } })).message)
  }
  const form = useApiForm(PasswordResetForm, {}, reset, { fallback: 'Failed to reset password' })
  const { errors } = form
  const disabled = token === null
  const failure = disabled ? 'Invalid reset link' : form.failure
  const isLinkBad = disabled || form.refusal?.status === 400
  return (
    <>
      {failure && (
        <Alert
          tone="danger"
          title={failure}
          action={isLinkBad && <Link to="/forgot-password">Request a new link</Link>}
        >
          {disabled && 'Please open the link in the email again, and make sure that it is complete.'}
        </Alert>
      )}
      <form className="grid gap-5" method="post" noValidate onSubmit={form.onSubmit}>
        <Field
          label="New password"
          hint={`At least ${password_min} characters.`}
          error={errors.password?.message}
          required
        >
          {(control) => (
            <>
              <PasswordInput
                {...control}
                {...form.register('password')}
                disabled={disabled}
                autoComplete="new-password"
              />
              <PasswordStrength password={form.watch('password') ?? ''} personal={[]} />
            </>
          )}
        </Field>
        <Field label="Confirm new password" error={errors.confirm_password?.message} required>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('confirm_password')}
              disabled={disabled}
              autoComplete="new-password"
            />
          )}
        </Field>
        <Button
          type="submit"
          busy={form.busy}
          disabledReason={disabled ? 'Open the link in the email first.' : undefined}
        >
          Set new password
        </Button>
      </form>
    </>
  )
}
