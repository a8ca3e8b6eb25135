import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../kit/api/api.ts'
import { CallError } from '../../kit/api/call.ts'
import { describeCause, isTemporary } from '../../kit/api/failure.ts'
import { useDelayedRedirect } from '../../kit/page/delayedRedirect.ts'
import { useBrowserQuery, useLinkToken } from '../../kit/page/linkToken.ts'
import { Meta } from '../../kit/page/Meta.tsx'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button, LinkButton } from '../../kit/ui/Button.tsx'
import { NarrowPage } from '../../kit/ui/NarrowPage.tsx'
import { Spinner } from '../../kit/ui/Spinner.tsx'
import { loginPath, returnPath } from '../session/guard.ts'
import { FirstLogin } from './FirstLogin.tsx'
import { ResendVerification } from './ResendVerification.tsx'

type VerificationState = {
  state: 'verifying' | 'success' | 'error' | 'unknown' | 'expired'
  message: string
  /** Whether a member changes the email address, instead of verifying the first one. */
  isChange: boolean
  email?: string
}
const verifying: VerificationState = { state: 'verifying', message: '', isChange: false }

const titles = {
  verifying: 'Verifying your email address',
  success: 'Email address verified',
  error: 'Verification failed',
  unknown: 'Verification failed',
  expired: 'Link Expired',
}

async function verify(token: string): Promise<VerificationState> {
  try {
    const { message, email, is_change } = await api('GET /auth/verify-email/:token', { params: { token } })
    return { state: 'success', message, email, isChange: is_change === true }
  } catch (error) {
    const body = error instanceof CallError ? error.body : null
    if (body?.expired === true) return { state: 'expired', message: body.error, isChange: body.is_change === true }
    if (isTemporary(error)) return { state: 'unknown', message: describeCause(error), isChange: false }
    return { state: 'error', message: body?.error ?? 'Verification failed', isChange: false }
  }
}

export function Component() {
  const token = useLinkToken()
  const [verification, setVerification] = useState(verifying)
  const usedToken = useRef<string | null>(null)
  const { state, message, email, isChange } = verification
  const navigate = useNavigate()
  const returnTo = returnPath(useBrowserQuery() ?? '')

  function start(token: string) {
    setVerification(verifying)
    verify(token).then(setVerification)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each token
  useEffect(() => {
    if (token === undefined) return
    if (token === null)
      return setVerification({ state: 'error', message: 'Invalid verification link', isChange: false })
    // A token works once, so a second call would fail.
    if (usedToken.current === token) return
    usedToken.current = token
    start(token)
  }, [token])
  const loginTo = returnTo === '/' ? '/login' : loginPath(returnTo)
  const next = isChange ? '/profile/security' : loginTo
  const nextState = isChange ? undefined : { email, isVerified: true }
  useDelayedRedirect(state === 'success', next, nextState)

  return (
    <NarrowPage title={titles[state]}>
      <Meta title={titles[state]} />
      {state === 'verifying' && <Spinner text="One moment, please." />}
      {state === 'success' && (
        <>
          <Alert tone="success" title={message}>
            You are taken to {isChange ? 'your account' : 'the login page'} in a moment.
          </Alert>
          {!isChange && <FirstLogin isVerified onLogin={() => navigate(returnTo, { replace: true })} />}
          <LinkButton to={next} state={nextState}>
            {isChange ? 'Password and Security' : 'Login'}
          </LinkButton>
        </>
      )}
      {state === 'error' && (
        <>
          <Alert tone="danger" title={message}>
            Please open the link in the email again, and make sure that it is complete. If you have already used it, you
            can log in.
          </Alert>
          <LinkButton to="/login" variant="secondary">
            Go to the login page
          </LinkButton>
        </>
      )}
      {state === 'unknown' && token && (
        <Alert
          tone="danger"
          title={message}
          action={
            <Button size="sm" variant="secondary" onClick={() => start(token)}>
              Try Again
            </Button>
          }
        >
          Nothing is wrong with your link.
        </Alert>
      )}
      {state === 'expired' && isChange && (
        <>
          <Alert tone="waiting" title={message} />
          <LinkButton to={next}>Password and Security</LinkButton>
        </>
      )}
      {state === 'expired' && !isChange && (
        <>
          <Alert tone="waiting" title={message} />
          <ResendVerification />
        </>
      )}
    </NarrowPage>
  )
}
