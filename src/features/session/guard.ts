import { type LoaderFunctionArgs, redirect } from 'react-router'
import { knownSession, type Viewer } from '../../kit/session.ts'
import { loadSession } from './loadSession.ts'

/** The path of the login page, which returns to `returnTo` after login. */
export const loginPath = (returnTo: string) => `/login?return=${encodeURIComponent(returnTo)}`

/** The path to open after login. Paths of other sites are replaced by `/`. */
export function returnPath(search: string): string {
  const target = new URLSearchParams(search).get('return') ?? '/'
  return /^\/(?![/\\])/.test(target) && !/[\\\p{Cc}]/u.test(target) ? target : '/'
}

type LoadScreen<T> = (args: LoaderFunctionArgs, viewer: Viewer) => Promise<T>

const guardLoader =
  <T>(load: LoadScreen<T>, isAllowed: (viewer: Viewer) => boolean) =>
  async (args: LoaderFunctionArgs): Promise<T> => {
    // The token is in the browser's storage, so the server renders the page without data and the browser loads it.
    if (import.meta.env.SSR) return null as T
    let session = await knownSession()
    if (session.status === 'unknown') {
      await loadSession()
      session = await knownSession()
    }
    // The screen's guard shows the error.
    if (session.status === 'unknown') return null as T
    const { pathname, search } = new URL(args.request.url)
    if (!session.viewer) throw redirect(loginPath(pathname + search))
    if (!isAllowed(session.viewer)) throw redirect('/')
    return load(args, session.viewer)
  }

/** A loader for members. Redirects visitors to the login page. */
export const memberLoader = <T>(load: LoadScreen<T>) => guardLoader(load, () => true)
/** A loader for administrators. Redirects members to `/` and visitors to the login page. */
export const adminLoader = <T>(load: LoadScreen<T>) => guardLoader(load, (viewer) => viewer.is_admin)
