import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api, useAction } from '../../kit/api/api.ts'
import { useApiForm } from '../../kit/forms/form.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Input } from '../../kit/ui/Input.tsx'
import { PasswordInput } from '../../kit/ui/PasswordInput.tsx'
import { EmailChange } from '../accounts/accounts.contract.ts'
import { loadSession } from '../session/loadSession.ts'
import { ChangeButtons, ChangeCard } from './ChangeCard.tsx'

type EmailCardProps = {
  email: string
  /** The new email address, which must be confirmed with the link in an email. */
  newEmail: string | null
}

/** Changes the email address, at once or with a link in an email to the new address. */
export function EmailCard({ email, newEmail }: EmailCardProps) {
  const [message, setMessage] = useState<string | null>(null)
  const cancel = useAction('DELETE /auth/email-change', {
    failed: { fallback: 'Failed to cancel the change' },
    done: 'The link in the email no longer works.',
  })
  function cancelChange() {
    // The message says that a link was sent.
    setMessage(null)
    return cancel({})
  }
  return (
    <ChangeCard
      title="Email address"
      lead={
        <>
          You log in with <span className="wrap-anywhere text-ink">{email}</span>. After a change, this address gets a
          notice.
        </>
      }
      action="Change Email Address"
      note={
        newEmail === null ? (
          message !== null && <Alert tone="success" title={message} />
        ) : (
          <Alert
            tone="waiting"
            title={`We have sent a link to ${newEmail}. Your address changes when you open it.`}
            action={
              <Button size="sm" variant="secondary" busy={cancel.busy} onClick={cancelChange}>
                Cancel This Change
              </Button>
            }
          >
            The link works once, for 24 hours.
          </Alert>
        )
      }
    >
      {(close) => <EmailForm onMessage={setMessage} onClose={close} />}
    </ChangeCard>
  )
}

type EmailFormProps = { onMessage: (message: string | null) => void; onClose: () => void }

function EmailForm({ onMessage, onClose }: EmailFormProps) {
  const { revalidate } = useRevalidator()
  const form = useApiForm(
    EmailChange,
    { email: '', password: '' },
    async (body) => {
      onMessage(null)
      const { message } = await api('PUT /auth/email', { body })
      await Promise.all([loadSession(), revalidate()])
      onMessage(message)
      onClose()
    },
    'Failed to change the email address',
  )
  const { errors, register } = form
  return (
    <form className="grid gap-5" noValidate onSubmit={form.onSubmit}>
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <Field label="New email address" error={errors.email?.message} required>
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="email" autoCapitalize="none" />
        )}
      </Field>
      <Field label="Current password" error={errors.password?.message} required>
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
      </Field>
      <ChangeButtons label="Change Email Address" busy={form.busy} onCancel={onClose} />
    </form>
  )
}
