import { createContext, type LoaderFunction, type RouterContextProvider, redirect } from 'react-router'
import { type Access, isAdmitted } from '../../kit/page/roles.ts'
import { type Viewer, waitForSession } from '../../kit/page/session.ts'
import { isOwnPath } from '../../kit/text/path.ts'
import { loadSession } from './loadSession.ts'

/** The path of the login page, which returns to `returnTo` after login. */
export const loginPath = (returnTo: string) => `/login?return=${encodeURIComponent(returnTo)}`

/** The path of the page for a new account, which returns to `returnTo` after registration. */
export const registerPath = (returnTo: string) => `/register?return=${encodeURIComponent(returnTo)}`

/** The path to open after login. A path of another site is replaced by `/`. */
export function returnPath(search: string): string {
  const target = new URLSearchParams(search).get('return') ?? '/'
  return isOwnPath(target) ? target : '/'
}

/**
 * The path for a user who may not open a screen. An administrator who needs a second factor goes to the screen that
 * sets one up.
 */
export const redirectPathFor = (viewer: Viewer) => (viewer.needs_second_factor ? '/profile/security' : '/')

const viewerContext = createContext<Viewer>()

/** The viewer in the loader of a screen for members, moderators or administrators. */
export const getViewer = (context: Readonly<RouterContextProvider>): Viewer => context.get(viewerContext)

/**
 * Wraps the loader of a screen for members, moderators or administrators. Redirects visitors to the login page, and
 * users without the needed role to `redirectPathFor`.
 */
export function guardLoader(access: Exclude<Access, 'public'>, loader: LoaderFunction): LoaderFunction {
  const guardedLoader: LoaderFunction = async (args, handlerContext) => {
    // The token is in the browser's storage, so the server renders the page without data and the browser loads it.
    if (import.meta.env.SSR) return null
    let session = await waitForSession()
    if (session.status === 'unknown') {
      await loadSession()
      session = await waitForSession()
    }
    // The screen's guard shows the error.
    if (session.status === 'unknown') return null
    const { pathname, search } = new URL(args.request.url)
    if (!session.viewer) throw redirect(loginPath(pathname + search))
    if (!isAdmitted(session.viewer, access)) throw redirect(redirectPathFor(session.viewer))
    args.context.set(viewerContext, session.viewer)
    return loader(args, handlerContext)
  }
  guardedLoader.hydrate = loader.hydrate
  return guardedLoader
}
