import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../kit/api.ts'
import { clearDrafts } from '../../kit/draft.ts'
import { useApiForm } from '../../kit/form.ts'
import { setViewer, storeToken } from '../../kit/session.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Card, CardTitle } from '../../kit/ui/Card.tsx'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { PasswordInput } from '../../kit/ui/PasswordInput.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import { accountsContract } from './accounts.contract.ts'

const formId = 'delete-account'

/** Goes home, and ends the session once this screen has gone: before that its guard would lead to the login screen. */
function useSignOut() {
  const navigate = useNavigate()
  const here = useRef(false)
  const ended = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      if (ended.current) setViewer(null)
    }
  }, [])
  return () => {
    storeToken(null)
    clearDrafts()
    if (!here.current) return setViewer(null)
    ended.current = true
    navigate('/', { replace: true })
  }
}

/** The end of an account, behind its password. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const signOut = useSignOut()
  const close = () => setOpen(false)
  return (
    <Card as="section" aria-labelledby="deletion" className="grid justify-items-start gap-4">
      <div id="deletion">
        <CardTitle>Delete account</CardTitle>
      </div>
      <p className="text-muted">
        Your account, your personal information and your places in business teams are removed at once and for good, and
        so are the jobs that you posted and your applications. Your questions and answers stay, without your name. A
        business that you own has to be handed over or deleted first.
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
        <DeletionForm onBusy={setBusy} signOut={signOut} />
      </Dialog>
    </Card>
  )
}

type DeletionFormProps = { onBusy: (busy: boolean) => void; signOut: () => void }

function DeletionForm({ onBusy, signOut }: DeletionFormProps) {
  const form = useApiForm(
    accountsContract['DELETE /auth/account'].body,
    { password: '' },
    async (body) => {
      onBusy(true)
      try {
        const { message } = await api('DELETE /auth/account', { body })
        signOut()
        toast.success(message)
      } finally {
        onBusy(false)
      }
    },
    'Failed to delete your account',
  )
  const owner = form.refusal?.status === 409
  const { setFocus } = form
  useEffect(() => setFocus('password'), [setFocus])
  return (
    <form id={formId} className="grid gap-5" noValidate onSubmit={form.onSubmit}>
      {form.failure && (
        <Alert
          tone="danger"
          title={form.failure}
          action={owner && <Link to="/my-businesses">Go to My Businesses</Link>}
        />
      )}
      <Field label="Password" error={form.errors.password?.message} required>
        {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
      </Field>
    </form>
  )
}
