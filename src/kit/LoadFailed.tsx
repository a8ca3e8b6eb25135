import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
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

/** The error page of a screen: what happened, try again, and a way on. */
export const loadFailed = ({ failed, notFound, back }: Words) =>
  function LoadFailed() {
    const error = useRouteError()
    const { revalidate, state } = useRevalidator()
    const missing = isRouteErrorResponse(error) && error.status === 404
    const sentence = missing ? (notFound ?? error.data?.error ?? failed) : failed
    return (
      <div className="page page-reading">
        <Meta title={sentence} />
        <h1 className="sr-only">{sentence}</h1>
        <Alert
          tone="danger"
          title={sentence}
          action={
            <>
              {!missing && (
                <Button size="sm" variant="secondary" busy={state === 'loading'} onClick={() => revalidate()}>
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
          {missing ? 'It may have been removed, or the address is not quite right.' : 'Please check your connection and try again.'}
        </Alert>
      </div>
    )
  }
