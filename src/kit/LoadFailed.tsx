import { useRevalidator, useRouteError } from 'react-router'
import { describeCause, readFailure } from './failure.ts'
import { Meta } from './Meta.tsx'
import { Alert } from './ui/Alert.tsx'
import { Button, LinkButton } from './ui/Button.tsx'

type Words = {
  /** What is said when loading went wrong. */
  failed: string
  /** What is said when the thing is not there. */
  notFound?: string
  back?: { to: string; label: string }
}

/** The error page of a screen: what failed, why, a button to try again, and a way on. */
export function LoadFailed({ failed, notFound, back }: Words) {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  async function tryAgain() {
    await revalidate()
    // The button that had the focus is gone with the failure.
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
  }
  const { status, told } = readFailure(error)
  const missing = status === 404
  const refused = status === 403
  const sentence = (missing && (notFound ?? told)) || (refused && told) || failed
  return (
    <div className="page page-reading">
      <Meta title={sentence.replace(/ Please try again\.$/, '')} />
      <Alert
        tone="danger"
        className="mt-8"
        title={sentence}
        isHeading
        action={
          <>
            {!missing && !refused && (
              <Button size="sm" variant="secondary" busy={state === 'loading'} onClick={tryAgain}>
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
        {missing && 'It may have been removed, or the address is not quite right.'}
        {refused && 'Log in with another account, or ask whoever gives permission here.'}
        {!missing && !refused && describeCause(error)}
      </Alert>
    </div>
  )
}
