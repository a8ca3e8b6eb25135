import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../kit/api/api.ts'
import { useHydrated } from '../../kit/page/hydrated.ts'
import { useSite } from '../../kit/page/site.ts'
import { formatCount } from '../../kit/text/text.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Card, CardTitle } from '../../kit/ui/Card.tsx'
import { Rows } from '../../kit/ui/Rows.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import { describeDevice } from '../session/device.ts'
import { loadSession } from '../session/loadSession.ts'
import { AppDialog, type AppSetup } from './AppDialog.tsx'
import { supportsPasskeys } from './browserPasskeys.ts'
import { FactorRow } from './FactorRow.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import type { NewPasskey, SecondFactor } from './secondFactor.contract.ts'

type OpenDialog =
  | { kind: 'start app' | 'add passkey' | 'new codes' | 'remove app' }
  | { kind: 'remove passkey'; id: number; name: string }
  | { kind: 'app'; setup: AppSetup }
  | { kind: 'codes'; codes: string[] }

type Reply = { message: string; recovery_codes?: string[] | null }

/** The second factor of the viewer: an authenticator app, passkeys and recovery codes. */
export function SecondFactorCard({ secondFactor }: { secondFactor: SecondFactor }) {
  const { app, passkeys, recovery_codes_left, is_required } = secondFactor
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const hasFactor = app !== null || passkeys.length > 0
  return (
    <Card as="section" aria-labelledby="second-factor" className="grid gap-4">
      <div id="second-factor">
        <CardTitle>Second factor</CardTitle>
      </div>
      {is_required && !hasFactor && (
        <Alert tone="waiting" title="Administrators of this network need a second factor.">
          Set up an authenticator app or a passkey. The administration opens after that.
        </Alert>
      )}
      <p className="text-muted">
        With a second factor, your password alone is not enough to log in. A passkey is the safest: it cannot be given
        away to a false page.
      </p>
      <Rows>
        <FactorRow
          title="Authenticator app"
          factor={app}
          note="Not set up"
          action={
            app
              ? {
                  label: 'Remove',
                  name: 'Remove the authenticator app',
                  onClick: () => setDialog({ kind: 'remove app' }),
                }
              : {
                  label: 'Set Up',
                  name: 'Set up an authenticator app',
                  onClick: () => setDialog({ kind: 'start app' }),
                }
          }
        />
        {passkeys.map(({ id, name, ...passkey }) => (
          <FactorRow
            key={id}
            title={`Passkey: ${name}`}
            factor={passkey}
            action={{
              label: 'Remove',
              name: `Remove the passkey ${name}`,
              onClick: () => setDialog({ kind: 'remove passkey', id, name }),
            }}
          />
        ))}
        {hasFactor && (
          <FactorRow
            title="Recovery codes"
            factor={null}
            note={
              recovery_codes_left > 0
                ? `${formatCount(recovery_codes_left, 'unused code')}, for the day on which you lose the rest`
                : 'No code is left. Make new ones, so that you are not locked out one day.'
            }
            action={{
              label: 'Make New Codes',
              name: 'Make new recovery codes',
              onClick: () => setDialog({ kind: 'new codes' }),
            }}
          />
        )}
      </Rows>
      <AddPasskey onClick={() => setDialog({ kind: 'add passkey' })} />
      {dialog && <OpenedDialog dialog={dialog} setDialog={setDialog} />}
    </Card>
  )
}

function AddPasskey({ onClick }: { onClick: () => void }) {
  const hydrated = useHydrated()
  const { url } = useSite()
  // Browsers bind a passkey to the host, so the server accepts only passkeys of its own address.
  const isOtherOrigin = hydrated && window.location.origin !== new URL(url).origin
  const isUnsupported = hydrated && !supportsPasskeys()
  const reason = isOtherOrigin ? `Passkeys work at ${url} only.` : isUnsupported && 'This browser has no passkeys.'
  return (
    <div className="justify-self-start">
      <Button variant="secondary" onClick={onClick} disabledReason={reason || undefined}>
        Add Passkey
      </Button>
    </div>
  )
}

type OpenedDialogProps = { dialog: OpenDialog; setDialog: (dialog: OpenDialog | null) => void }

function OpenedDialog({ dialog, setDialog }: OpenedDialogProps) {
  const { revalidate } = useRevalidator()
  const close = () => setDialog(null)
  async function finish({ message, recovery_codes }: Reply) {
    setDialog(recovery_codes ? { kind: 'codes', codes: recovery_codes } : null)
    toast.success(message)
    // When a second factor is required, adding the first one unlocks the administration.
    await Promise.all([revalidate(), loadSession()])
  }

  switch (dialog.kind) {
    case 'start app':
      return (
        <PasswordDialog
          title="Set up an authenticator app"
          description="You need an app that makes codes, such as those in password managers. Please enter your password first."
          submitLabel="Continue"
          fallback="Failed to set up the app"
          onClose={close}
          run={async ({ password }) => {
            const setup = await api('POST /auth/second-factor/app', { body: { password } })
            setDialog({ kind: 'app', setup: { password, ...setup } })
          }}
        />
      )
    case 'app':
      return <AppDialog setup={dialog.setup} onClose={close} onDone={finish} />
    case 'add passkey':
      return (
        <PasswordDialog
          title="Add a passkey"
          description="After your password, the browser asks for your fingerprint, your face, a PIN or a security key."
          submitLabel="Add Passkey"
          fallback="Failed to add the passkey"
          suggestedName={describeDevice(navigator.userAgent)}
          onClose={close}
          run={async (values) => finish(await addPasskey(values))}
        />
      )
    case 'new codes':
      return (
        <PasswordDialog
          title="Make new recovery codes?"
          description="The codes that you have now stop working. Please enter your password."
          submitLabel="Make New Codes"
          fallback="Failed to make recovery codes"
          onClose={close}
          run={async (body) => finish(await api('POST /auth/second-factor/recovery-codes', { body }))}
        />
      )
    case 'remove app':
      return (
        <PasswordDialog
          title="Remove the authenticator app?"
          description="Its codes no longer log you in. Please enter your password."
          submitLabel="Remove"
          danger
          fallback="Failed to remove the app"
          onClose={close}
          run={async (body) => finish(await api('DELETE /auth/second-factor/app', { body }))}
        />
      )
    case 'remove passkey':
      return (
        <PasswordDialog
          title={`Remove the passkey ${dialog.name}?`}
          description="It no longer logs you in. Delete it on your device too. Please enter your password."
          submitLabel="Remove"
          danger
          fallback="Failed to remove the passkey"
          onClose={close}
          run={async (body) =>
            finish(await api('DELETE /auth/second-factor/passkeys/:id', { params: { id: dialog.id }, body }))
          }
        />
      )
    case 'codes':
      return <RecoveryCodesDialog codes={dialog.codes} onClose={close} />
  }
}

async function addPasskey({ password, name }: { password: string; name: string }) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { options } = await api('POST /auth/second-factor/passkeys/options', { idempotent: true, body: { password } })
  const credential = (await startRegistration({ optionsJSON: options as never })) as NewPasskey
  return api('POST /auth/second-factor/passkeys', { body: { password, name, credential } })
}
