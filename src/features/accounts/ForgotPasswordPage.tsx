import { useState } from 'react'
import { useLocation } from 'react-router'
import { api } from '../../kit/api/api.ts'
import { useApiForm } from '../../kit/forms/form.ts'
import { Meta } from '../../kit/page/Meta.tsx'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Input } from '../../kit/ui/Input.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { NarrowPage } from '../../kit/ui/NarrowPage.tsx'
import { EmailOnly } from './accounts.contract.ts'

export function Component() {
  const state: { email?: string } | null = useLocation().state
  const [message, setMessage] = useState<string | null>(null)
  const form = useApiForm(
    EmailOnly,
    { email: state?.email },
    async (body) => {
      setMessage(null)
      setMessage((await api('POST /auth/forgot-password', { idempotent: true, body })).message)
    },
    { fallback: 'Failed to send reset email' },
  )
  return (
    <NarrowPage
      title="Forgot your password?"
      lead="Enter your email address, and we will send you a link to choose a new password."
    >
      <Meta title="Forgot your password?" />
      {message !== null && (
        <Alert tone="success" title={message}>
          The link works once, for one hour. If you do not get an email, check your spam folder.
        </Alert>
      )}
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <form className="grid gap-5" method="post" noValidate onSubmit={form.onSubmit}>
        <Field label="Email" error={form.errors.email?.message} required>
          {(control) => (
            <Input
              {...control}
              {...form.register('email')}
              type="email"
              autoComplete="username"
              autoCapitalize="none"
            />
          )}
        </Field>
        <Button type="submit" busy={form.busy}>
          Send reset link
        </Button>
      </form>
      <p>
        <Link to="/login" state={{ email: form.watch('email') }}>
          Back to login
        </Link>
      </p>
    </NarrowPage>
  )
}
