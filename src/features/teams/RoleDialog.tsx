import { type SubmitEvent, useId } from 'react'
import { Button } from '../../kit/ui/Button.tsx'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import type { BusinessRole } from '../businesses/businesses.constants.ts'
import { RoleField } from './RoleField.tsx'
import type { AssignableRole } from './teams.constants.ts'

type RoleDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** The preselected role. */
  initial: BusinessRole
  confirmLabel: string
  busy: boolean
  onChoose: (role: AssignableRole) => void
}

/** A dialog that selects a role. */
export function RoleDialog({ open, onClose, title, initial, confirmLabel, busy, onChoose }: RoleDialogProps) {
  const formId = useId()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onChoose(new FormData(event.currentTarget).get('role') as AssignableRole)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <RoleField name="role" defaultValue={initial} />
      </form>
    </Dialog>
  )
}
