import { useEffect, useState } from 'react'
import { api } from '../../kit/api/api.ts'
import { useApiForm } from '../../kit/forms/form.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Input } from '../../kit/ui/Input.tsx'
import { CodeForm } from './secondFactor.forms.ts'

export type AppSetup = { password: string; secret: string; uri: string }
type AppDialogProps = {
  setup: AppSetup
  onClose: () => void
  onDone: (reply: { message: string; recovery_codes: string[] | null }) => void
}

const formId = 'second-factor-app'

/** Shows the secret to an authenticator app, and asks for the first code. */
export function AppDialog({ setup, onClose, onDone }: AppDialogProps) {
  const [busy, setBusy] = useState(false)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Connect your authenticator app"
      description="Scan the picture with the app, or type the key into it. Then enter the code that the app shows."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            Confirm
          </Button>
        </>
      }
    >
      <AppForm setup={setup} onDone={onDone} onBusy={setBusy} />
    </Dialog>
  )
}

type AppFormProps = Pick<AppDialogProps, 'setup' | 'onDone'> & { onBusy: (busy: boolean) => void }

function AppForm({ setup: { password, secret, uri }, onDone, onBusy }: AppFormProps) {
  const form = useApiForm(
    CodeForm,
    { code: '' },
    async ({ code }) => {
      onBusy(true)
      try {
        onDone(await api('POST /auth/second-factor/app/confirm', { body: { password, code } }))
      } finally {
        onBusy(false)
      }
    },
    { fallback: 'Failed to set up the app' },
  )
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <form id={formId} className="grid gap-5" noValidate onSubmit={form.onSubmit}>
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <QrCode text={uri} />
      <div>
        <p className="hint">Key</p>
        <p className="font-mono wrap-anywhere">{secret.replace(/.{4}(?=.)/g, '$& ')}</p>
        <p className="mt-2">
          <a href={uri}>Open in an app on this device</a>
        </p>
      </div>
      <Field label="Code" hint="Six digits." error={form.errors.code?.message} required>
        {(control) => (
          <Input
            {...control}
            {...form.register('code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            spellCheck={false}
            className="font-mono tracking-widest"
          />
        )}
      </Field>
    </form>
  )
}

/** Draws a text as a QR code. It is black on white in both color schemes, because cameras expect that. */
function QrCode({ text }: { text: string }) {
  const [modules, setModules] = useState<boolean[][] | null>(null)
  useEffect(() => {
    let isMounted = true
    // Without the QR code, the user can type the key.
    import('uqr').then(
      ({ encode }) => isMounted && setModules(encode(text, { border: 4 }).data),
      () => {},
    )
    return () => {
      isMounted = false
    }
  }, [text])
  const size = modules?.length ?? 1
  const dark = modules?.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className="size-52 justify-self-center rounded-md"
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code with the key for the authenticator app"
    >
      <rect width={size} height={size} fill="#fff" />
      {dark && <path d={dark.join('')} fill="#000" />}
    </svg>
  )
}
