import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../kit/api/api.ts'
import { useApiForm } from '../../kit/forms/form.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Input } from '../../kit/ui/Input.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import { CODE_MINUTES } from './claims.constants.ts'
import { DomainCodeForm, DomainProofForm, type OwnClaim } from './claims.contract.ts'

/** Asks for the email address, then for the code that was sent to it. After a reload, a valid code can still be entered. */
export function DomainProof({ claim, domain }: { claim: OwnClaim; domain: string }) {
  const [mailbox, setMailbox] = useState(claim.code_email)
  return mailbox === null ? (
    <MailboxForm claim={claim} domain={domain} onSent={setMailbox} />
  ) : (
    <CodeForm claim={claim} mailbox={mailbox} onRestart={() => setMailbox(null)} />
  )
}

type MailboxFormProps = { claim: OwnClaim; domain: string; onSent: (email: string) => void }

function MailboxForm({ claim, domain, onSent }: MailboxFormProps) {
  const form = useApiForm(
    DomainCodeForm,
    { email: '' },
    async (body) => {
      await api('POST /claims/:id/domain-code', { params: { id: claim.id }, body })
      onSent(body.email.trim())
    },
    'Failed to send the code',
  )
  const { setFocus } = form
  useEffect(() => setFocus('email'), [setFocus])
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid max-w-form gap-4">
      <Field
        label="Email address at the business"
        hint={`It must end in @${domain}, and you must be able to read its emails.`}
        error={form.errors.email?.message}
        required
      >
        {(field) => (
          <Input {...field} {...form.register('email')} type="email" autoCapitalize="none" autoComplete="email" />
        )}
      </Field>
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <Button type="submit" variant="secondary" className="justify-self-start" busy={form.busy}>
        Send Code
      </Button>
    </form>
  )
}

type CodeFormProps = { claim: OwnClaim; mailbox: string; onRestart: () => void }

function CodeForm({ claim, mailbox, onRestart }: CodeFormProps) {
  const { revalidate } = useRevalidator()
  const form = useApiForm(
    DomainProofForm,
    { code: '' },
    async (body) => {
      const { message } = await api('POST /claims/:id/domain-proof', { params: { id: claim.id }, body })
      toast.success(message)
      await revalidate()
    },
    'Failed to check the code',
  )
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid max-w-form gap-4">
      <Field
        label="Code"
        hint={
          <span className="wrap-anywhere">
            {`The 6 digits of the code that was sent to ${mailbox}. They are valid for ${CODE_MINUTES} minutes.`}
          </span>
        }
        error={form.errors.code?.message}
        required
      >
        {(field) => (
          <Input
            {...field}
            {...form.register('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="max-w-40 tabular-nums"
          />
        )}
      </Field>
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" busy={form.busy}>
          Confirm Code
        </Button>
        <Button variant="quiet" onClick={onRestart}>
          Send Another Code
        </Button>
      </div>
    </form>
  )
}
