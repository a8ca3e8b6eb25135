import { type ReactNode, useEffect, useState } from 'react'
import { useApiForm } from '../../kit/forms/form.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Input } from '../../kit/ui/Input.tsx'
import { PasswordInput } from '../../kit/ui/PasswordInput.tsx'
import { describePasskeyFailure } from './browserPasskeys.ts'
import { PasskeyForm, PasswordForm } from './secondFactor.forms.ts'

type PasswordDialogProps = {
  title: string
  description: ReactNode
  submitLabel: string
  danger?: boolean
  /** The message for a failure without a reason. */
  fallback: string
  /** The suggested name. When set, the dialog asks for a name too. */
  suggestedName?: string
  run: (values: { password: string; name: string }) => Promise<void>
  onClose: () => void
}

const formId = 'second-factor-password'

/** Asks for the password before a change. When the change fails, the dialog stays open and shows the reason. */
export function PasswordDialog({ title, description, submitLabel, danger, onClose, ...form }: PasswordDialogProps) {
  const [busy, setBusy] = useState(false)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} type="submit" form={formId} busy={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <PasswordFields {...form} onBusy={setBusy} />
    </Dialog>
  )
}

type PasswordFieldsProps = Pick<PasswordDialogProps, 'run' | 'fallback' | 'suggestedName'> & {
  onBusy: (busy: boolean) => void
}

function PasswordFields({ run, fallback, suggestedName, onBusy }: PasswordFieldsProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const hasName = suggestedName !== undefined
  const form = useApiForm<{ password: string; name: string }, { password: string; name: string }>(
    (hasName ? PasskeyForm : PasswordForm) as typeof PasskeyForm,
    { password: '', name: suggestedName ?? '' },
    async (values) => {
      onBusy(true)
      setFailure(null)
      try {
        await run(values)
      } catch (error) {
        setFailure(describePasskeyFailure(error, fallback))
      } finally {
        onBusy(false)
      }
    },
    { fallback },
  )
  const { setFocus } = form
  useEffect(() => setFocus('password'), [setFocus])
  return (
    <form id={formId} className="grid gap-5" noValidate onSubmit={form.onSubmit}>
      {failure && <Alert tone="danger" title={failure} />}
      {hasName && (
        <Field label="Name" hint="Tells your passkeys apart in the list." error={form.errors.name?.message} required>
          {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
        </Field>
      )}
      <Field label="Password" error={form.errors.password?.message} required>
        {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
      </Field>
    </form>
  )
}
