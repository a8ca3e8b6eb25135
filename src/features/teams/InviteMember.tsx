import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../kit/api/api.ts'
import { useApiForm } from '../../kit/forms/form.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Input } from '../../kit/ui/Input.tsx'
import { MailIcon } from '../../kit/ui/icons.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import { RoleField } from './RoleField.tsx'
import type { AssignableRole } from './teams.constants.ts'
import { Invitation } from './teams.contract.ts'

/** A button and dialog that invite an email address to the team. */
export function InviteMember({ business_id }: { business_id: number }) {
  const formId = useId()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <MailIcon />
        Invite
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Invite to the team"
        description="They get an email with a link to accept or decline. They have no access until they accept."
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={busy}>
              Send Invitation
            </Button>
          </>
        }
      >
        <InvitationForm id={formId} business_id={business_id} onBusy={setBusy} onSent={close} />
      </Dialog>
    </>
  )
}

type InvitationFormProps = {
  id: string
  business_id: number
  onBusy: (busy: boolean) => void
  onSent: () => void
}

function InvitationForm({ id, business_id, onBusy, onSent }: InvitationFormProps) {
  const { revalidate } = useRevalidator()
  const form = useApiForm(
    Invitation,
    { email: '', role: 'member' as AssignableRole },
    async (body, idempotencyKey) => {
      onBusy(true)
      try {
        const { message } = await api('POST /businesses/:id/team', {
          params: { id: business_id },
          body,
          idempotencyKey,
        })
        toast.success(message)
        onSent()
        await revalidate()
      } finally {
        onBusy(false)
      }
    },
    'Failed to send the invitation',
    { storageName: `invitation ${business_id}` },
  )
  return (
    <form id={id} className="grid gap-5" noValidate onSubmit={form.onSubmit}>
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <Field label="Email" hint="People without an account sign up first." error={form.errors.email?.message} required>
        {(control) => (
          <Input {...control} {...form.register('email')} type="email" autoComplete="off" autoCapitalize="none" />
        )}
      </Field>
      <RoleField {...form.register('role')} error={form.errors.role?.message} />
    </form>
  )
}
