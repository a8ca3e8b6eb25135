import { useState } from 'react'
import { api } from '../../kit/api/api.ts'
import { useApiForm } from '../../kit/forms/form.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Input } from '../../kit/ui/Input.tsx'
import { ResendForm } from './accounts.contract.ts'

/** A form that requests a new verification link. */
export function ResendVerification() {
  const [message, setMessage] = useState<string | null>(null)
  const form = useApiForm(
    ResendForm,
    { email: '' },
    async (body) => setMessage((await api('POST /auth/resend-verification', { idempotent: true, body })).message),
    { fallback: 'Failed to resend verification email' },
  )
  if (message !== null) return <Alert tone="success" title={message} />
  return (
    <form className="grid gap-5" noValidate onSubmit={form.onSubmit}>
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <Field label="Email" hint="The address you signed up with." error={form.errors.email?.message} required>
        {(control) => (
          <Input {...control} {...form.register('email')} type="email" autoComplete="email" autoCapitalize="none" />
        )}
      </Field>
      <Button type="submit" busy={form.busy}>
        Resend Verification Email
      </Button>
    </form>
  )
}
