import { useState } from 'react'
import { api } from '../../kit/api/api.ts'
import { CallError } from '../../kit/api/call.ts'
import { describeFailure } from '../../kit/api/failure.ts'
import { useHydrated } from '../../kit/page/hydrated.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { beginSession, type LoginReply } from './beginSession.ts'
import { clearFirstLogin, readFirstLogin } from './firstLogin.ts'

type FirstLoginProps = {
  /** Whether the email address was verified a moment ago. */
  isVerified: boolean
  onLogin?: (login: LoginReply) => void
}

/** Logs in without a password, once, in the browser that registered. Renders nothing in other browsers. */
export function FirstLogin({ isVerified, onLogin }: FirstLoginProps) {
  const isHydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const login = isHydrated ? readFirstLogin() : null
  if (failure && !login) return <Alert tone="waiting" title={failure} />
  if (!login) return null

  async function logIn(first_login_token: string) {
    setBusy(true)
    try {
      const reply = await api('POST /auth/login/first', { body: { first_login_token } })
      beginSession(reply)
      onLogin?.(reply)
    } catch (error) {
      if (error instanceof CallError && error.status === 400) clearFirstLogin()
      setFailure(describeFailure({ fallback: 'Login failed' }, error))
    }
    setBusy(false)
  }

  return (
    <Alert
      tone={failure ? 'waiting' : 'info'}
      title={failure ?? (isVerified ? 'You can go on at once.' : `We have sent a link to ${login.email}.`)}
      action={
        <Button size="sm" busy={busy} onClick={() => logIn(login.token)}>
          Continue
        </Button>
      }
    >
      {isVerified ? `You are ${login.email}.` : 'Open the link, then continue here without typing your password.'}
    </Alert>
  )
}
