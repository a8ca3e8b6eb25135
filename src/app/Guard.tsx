import { Navigate, Outlet, useLocation, useMatches } from 'react-router'
import { loginPath, redirectPathFor } from '../features/session/guard.ts'
import { useSessionRetry } from '../features/session/loadSession.ts'
import { describeCause } from '../kit/api/failure.ts'
import { Meta } from '../kit/page/Meta.tsx'
import { type Access, isAdmitted } from '../kit/page/roles.ts'
import { useSession } from '../kit/page/session.ts'
import { Alert } from '../kit/ui/Alert.tsx'
import { Button, LinkButton } from '../kit/ui/Button.tsx'
import { Spinner } from '../kit/ui/Spinner.tsx'

function Guard({ access }: { access: Access }) {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  const currentMatch = useMatches().at(-1)
  if (session.status === 'logged-out') return <Navigate to={loginPath(pathname + search + hash)} replace />
  if (session.status === 'unknown') return <SessionUnknown error={session.error} />
  if (session.viewer && !isAdmitted(session.viewer, access))
    return <Navigate to={redirectPathFor(session.viewer)} replace />
  // The server renders guarded screens without data.
  if (session.status === 'loading' || currentMatch?.loaderData === null) {
    return (
      <div className="page">
        <Meta title="Loading" />
        <Spinner className="my-12" />
      </div>
    )
  }
  return <Outlet />
}

/** Replaces a screen for members while the user of the stored token is unknown. */
function SessionUnknown({ error }: { error: unknown }) {
  const { retry, busy } = useSessionRetry()
  const title = 'Failed to load your account'
  return (
    <div className="page page-reading">
      <Meta title={title} />
      <h1 className="sr-only">{title}</h1>
      <Alert
        tone="danger"
        className="mt-8"
        title={title}
        action={
          <>
            <Button size="sm" variant="secondary" busy={busy} onClick={retry}>
              Try Again
            </Button>
            <LinkButton size="sm" variant="secondary" to="/">
              Home
            </LinkButton>
          </>
        }
      >
        {describeCause(error)} You are still logged in.
      </Alert>
    </div>
  )
}

export const MemberGuard = () => <Guard access="member" />
export const ModeratorGuard = () => <Guard access="moderator" />
export const AdminGuard = () => <Guard access="admin" />
