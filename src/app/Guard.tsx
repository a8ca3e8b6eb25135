import { Navigate, Outlet, useLocation, useMatches } from 'react-router'
import { loginPath } from '../features/guard.ts'
import { Meta } from '../kit/Meta.tsx'
import { useSession, type Viewer } from '../kit/session.ts'
import { Spinner } from '../kit/ui/Spinner.tsx'

function Guard({ admits }: { admits: (viewer: Viewer) => boolean }) {
  const session = useSession()
  const { pathname, search } = useLocation()
  const here = useMatches().at(-1)
  if (session.status === 'signed-out') return <Navigate to={loginPath(pathname + search)} replace />
  if (session.viewer && !admits(session.viewer)) return <Navigate to="/" replace />
  // null is what the server knows of a guarded screen
  if (session.status === 'loading' || here?.loaderData === null) {
    return (
      <div className="page">
        <Meta title="Loading" />
        <Spinner />
      </div>
    )
  }
  return <Outlet />
}

export const MemberGuard = () => <Guard admits={() => true} />
export const AdminGuard = () => <Guard admits={(viewer) => viewer.is_admin} />
