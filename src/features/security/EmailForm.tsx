import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../kit/api/api.ts'
import { useApiForm } from '../../kit/forms/form.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Card, CardTitle } from '../../kit/ui/Card.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Input } from '../../kit/ui/Input.tsx'
import { PasswordInput } from '../../kit/ui/PasswordInput.tsx'
import { EmailChange } from '../accounts/accounts.contract.ts'
import { loadSession } from '../session/loadSession.ts'

const empty = { email: '', password: '' }

/** Changes the email address, at once or with a link in an email to the new address. */
export function EmailForm({ email }: { email: string }) {
  const { revalidate } = useRevalidator()
  const [message, setMessage] = useState<string | null>(null)
  const form = useApiForm(
    EmailChange,
    empty,
    async (body) => {
      setMessage(null)
      const reply = await api('PUT /auth/email', { body })
      form.reset(empty)
      setMessage(reply.message)
      await Promise.all([loadSession(), revalidate()])
    },
    'Failed to change the email address',
  )
  const { errors, register } = form
  return (
    <Card as="section" aria-labelledby="email" className="grid gap-4">
      <div id="email">
        <CardTitle>Email address</CardTitle>
      </div>
      <p className="text-muted">
        You log in with <span className="wrap-anywhere text-ink">{email}</span>. After a change, this address gets a
        note.
      </p>
      {message !== null && <Alert tone="success" title={message} />}
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <form className="grid gap-5" noValidate onSubmit={form.onSubmit}>
        <Field label="New email address" error={errors.email?.message} required>
          {(control) => (
            <Input {...control} {...register('email')} type="email" autoComplete="off" autoCapitalize="none" />
          )}
        </Field>
        <Field label="Password" error={errors.password?.message} required>
          {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
        </Field>
        <Button type="submit" className="justify-self-start" busy={form.busy}>
          Change Email Address
        </Button>
      </form>
    </Card>
  )
}
