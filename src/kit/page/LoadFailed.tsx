import { useRouteError } from 'react-router'
import { describeCause, parseFailure } from '../api/failure.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Meta } from './Meta.tsx'
import { useReloadAfterError } from './reloadAfterError.ts'

type LoadFailedProps = {
  /** The message for a failed load. */
  failed: string
  /** The message for a 404. */
  notFound?: string
  back?: { to: string; label: string }
}

/** The error page of a screen: what failed, why, a button to try again, and a link to another page. */
export function LoadFailed({ failed, notFound, back }: LoadFailedProps) {
  const error = useRouteError()
  const { reload, busy } = useReloadAfterError()
  async function tryAgain() {
    await reload()
    // The focused button was removed with the error page.
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
  }
  const { status, serverMessage } = parseFailure(error)
  const isNotFound = status === 404
  const isForbidden = status === 403
  const message = (isNotFound && (notFound ?? serverMessage)) || (isForbidden && serverMessage) || failed
  return (
    <div className="page page-reading">
      <Meta title={message.replace(/ Please try again\.$/, '')} />
      <Alert
        tone="danger"
        className="mt-8"
        title={message}
        isHeading
        action={
          <>
            {!isNotFound && !isForbidden && (
              <Button size="sm" variant="secondary" busy={busy} onClick={tryAgain}>
                Try Again
              </Button>
            )}
            {back && (
              <LinkButton size="sm" variant="secondary" to={back.to}>
                {back.label}
              </LinkButton>
            )}
          </>
        }
      >
        {isNotFound && 'It may have been removed, or the address is not quite right.'}
        {isForbidden && 'Log in with another account, or ask an owner or an administrator for permission.'}
        {!isNotFound && !isForbidden && describeCause(error)}
      </Alert>
    </div>
  )
}
