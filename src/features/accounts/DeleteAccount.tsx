import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../kit/api/api.ts'
import { clearDrafts } from '../../kit/forms/draft.ts'
import { useApiForm } from '../../kit/forms/form.ts'
import { setViewer, storeToken } from '../../kit/page/session.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Card, CardTitle } from '../../kit/ui/Card.tsx'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { PasswordInput } from '../../kit/ui/PasswordInput.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import { accountsContract } from './accounts.contract.ts'

const formId = 'delete-account'

/**
 * Opens the home page, and ends the session when this screen unmounts. Ending it earlier would make the screen's guard
 * redirect to the login page.
 */
function useLogOut() {
  const navigate = useNavigate()
  const isMounted = useRef(false)
  const isEnding = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      if (isEnding.current) setViewer(null)
    }
  }, [])
  return () => {
    storeToken(null)
    clearDrafts()
    void import('../../kit/device/device.ts').then(({ clearDevice }) => clearDevice()).catch(() => {})
    if (!isMounted.current) return setViewer(null)
    isEnding.current = true
    navigate('/', { replace: true })
  }
}

/** Deletes the account after asking for the password. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const logOut = useLogOut()
  const close = () => setOpen(false)
  return (
    <Card as="section" aria-labelledby="deletion" className="grid justify-items-start gap-4">
      <div id="deletion">
        <CardTitle>Delete account</CardTitle>
      </div>
      <p className="text-muted">
        Your account, your personal information, your memberships in business teams, your job postings and your
        applications are deleted permanently. Your questions and answers stay, without your name. A business that you
        own has to be handed over or deleted first.
      </p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Delete your account?"
        description="This cannot be undone. To confirm that it is you, please enter your password."
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button variant="danger" type="submit" form={formId} busy={busy}>
              Delete Account
            </Button>
          </>
        }
      >
        <DeletionForm onBusy={setBusy} logOut={logOut} />
      </Dialog>
    </Card>
  )
}

type DeletionFormProps = { onBusy: (busy: boolean) => void; logOut: () => void }

function DeletionForm({ onBusy, logOut }: DeletionFormProps) {
  const form = useApiForm(
    accountsContract['DELETE /auth/account'].body,
    { password: '' },
    async (body) => {
      onBusy(true)
      try {
        const { message } = await api('DELETE /auth/account', { body })
        logOut()
        toast.success(message)
      } finally {
        onBusy(false)
      }
    },
    'Failed to delete your account',
  )
  const ownsBusiness = form.refusal?.status === 409
  const { setFocus } = form
  useEffect(() => setFocus('password'), [setFocus])
  return (
    <form id={formId} className="grid gap-5" noValidate onSubmit={form.onSubmit}>
      {form.failure && (
        <Alert
          tone="danger"
          title={form.failure}
          action={ownsBusiness && <Link to="/my-businesses">Go to My Businesses</Link>}
        />
      )}
      <Field label="Password" error={form.errors.password?.message} required>
        {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
      </Field>
    </form>
  )
}
