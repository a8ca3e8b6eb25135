import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../kit/call.ts'
import { Meta } from '../../kit/Meta.tsx'
import { Alert } from '../../kit/ui/Alert.tsx'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { Spinner } from '../../kit/ui/Spinner.tsx'
import { api } from '../call.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { useLinkToken, useRedirectSoon } from './journey.ts'
import { ResendVerification } from './ResendVerification.tsx'

type Outcome = { state: 'verifying' | 'success' | 'error' | 'expired'; message: string }

const titles = {
  verifying: 'Verifying your email address',
  success: 'Email address verified',
  error: 'Verification failed',
  expired: 'Link Expired',
}

async function verify(token: string): Promise<Outcome> {
  try {
    const { message } = await api('GET /auth/verify-email/:token', { params: { token } })
    return { state: 'success', message }
  } catch (error) {
    const body = error instanceof CallError ? error.body : null
    if (body?.expired === true) return { state: 'expired', message: body.error }
    const unreachable = error instanceof CallError && error.status === 0
    return { state: 'error', message: body?.error ?? (unreachable ? error.message : 'Verification failed') }
  }
}

export function Component() {
  const token = useLinkToken()
  const [outcome, setOutcome] = useState<Outcome>({ state: 'verifying', message: '' })
  const used = useRef<string | null>(null)
  const { state, message } = outcome

  useEffect(() => {
    if (token === undefined) return
    if (token === null) return setOutcome({ state: 'error', message: 'Invalid verification link' })
    // a link works once, so a second call would say that it has been used
    if (used.current === token) return
    used.current = token
    setOutcome({ state: 'verifying', message: '' })
    verify(token).then(setOutcome)
  }, [token])
  useRedirectSoon(state === 'success', '/login')

  return (
    <AccountFrame title={titles[state]}>
      <Meta title={titles[state]} />
      {state === 'verifying' && <Spinner text="One moment, please." />}
      {state === 'success' && (
        <>
          <Alert tone="success" title={message}>
            You are taken to the login page in a moment.
          </Alert>
          <LinkButton to="/login">Login</LinkButton>
        </>
      )}
      {state === 'error' && (
        <>
          <Alert tone="danger" title={message}>
            Please open the link from the mail once more, all of it. If you have already used it, you can log in.
          </Alert>
          <LinkButton to="/login" variant="secondary">
            Go to the login page
          </LinkButton>
        </>
      )}
      {state === 'expired' && (
        <>
          <Alert tone="waiting" title={message} />
          <ResendVerification />
        </>
      )}
    </AccountFrame>
  )
}
