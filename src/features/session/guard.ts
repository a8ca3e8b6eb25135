import { type LoaderFunctionArgs, redirect } from 'react-router'
import { knownSession, type Viewer } from '../../kit/session.ts'
import { loadSession } from './loadSession.ts'

/** The login screen, with the way back to where the visitor was. */
export const loginPath = (returnTo: string) => `/login?return=${encodeURIComponent(returnTo)}`

/** Where to go after login: a path of this site, whatever the query says. */
export function returnPath(search: string): string {
  const target = new URLSearchParams(search).get('return') ?? '/'
  return /^\/(?![/\\])/.test(target) && !/[\\\p{Cc}]/u.test(target) ? target : '/'
}

type Load<T> = (args: LoaderFunctionArgs, viewer: Viewer) => Promise<T>

const guarded =
  <T>(load: Load<T>, admits: (viewer: Viewer) => boolean) =>
  async (args: LoaderFunctionArgs): Promise<T> => {
    // The server does not know who is signed in: it sends the frame, the browser loads what is in it.
    if (import.meta.env.SSR) return null as T
    let session = await knownSession()
    if (session.status === 'unknown') {
      await loadSession()
      session = await knownSession()
    }
    // The guard of the screen shows the reason.
    if (session.status === 'unknown') return null as T
    const { pathname, search } = new URL(args.request.url)
    if (!session.viewer) throw redirect(loginPath(pathname + search))
    if (!admits(session.viewer)) throw redirect('/')
    return load(args, session.viewer)
  }

/** A loader that runs for members only; visitors go to the login screen. */
export const memberLoader = <T>(load: Load<T>) => guarded(load, () => true)
/** A loader that runs for administrators only; others go home. */
export const adminLoader = <T>(load: Load<T>) => guarded(load, (viewer) => viewer.is_admin)
