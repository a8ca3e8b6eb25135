import { createStore, useStore } from 'zustand'
import type { UserRole } from './roles.ts'

/** The logged-in user, as passed to rules and screens. */
export type Viewer = {
  id: number
  email: string
  full_name: string
  role: UserRole
  is_admin: boolean
  /** Set for an administrator who has only the rights of a member until they set up a second factor. */
  needs_second_factor?: boolean
}

/** Returns an administrator who needs a second factor, with the rights of a member. */
export const withMemberRights = (viewer: Viewer): Viewer => ({
  ...viewer,
  role: 'member',
  is_admin: false,
  needs_second_factor: true,
})

export type Session =
  | { status: 'loading'; viewer: null }
  /** `refused`: the server rejected the stored token. */
  | { status: 'logged-out'; viewer: null; refused: boolean }
  /** A token is stored, but the request for its user failed. */
  | { status: 'unknown'; viewer: null; error: unknown }
  | { status: 'logged-in'; viewer: Viewer }
type ResolvedSession = Exclude<Session, { status: 'loading' }>

const TOKEN = 'token'
const sessions = createStore<Session>(() => ({ status: 'loading', viewer: null }))

// Private windows and full disks refuse storage. The token is then in memory until the tab is closed.
let memoryToken: string | null = null

export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN) ?? memoryToken
  } catch {
    return memoryToken
  }
}

export function storeToken(token: string | null) {
  memoryToken = token
  try {
    if (token) localStorage.setItem(TOKEN, token)
    else localStorage.removeItem(TOKEN)
  } catch {}
  if (token) document.documentElement.dataset.session = 'stored'
  else delete document.documentElement.dataset.session
}

export const readSession = (): Session => sessions.getState()

/** The token to which the session of this page belongs. */
let ownToken: string | null = null

/**
 * Whether the stored token belongs to the session of this page. Another tab may have logged in with another account.
 */
export const isOwnToken = () => readToken() === ownToken

/** Sets the session for all screens. */
export function setSession(resolved: ResolvedSession) {
  ownToken = readToken()
  sessions.setState(resolved, true)
}

/** Sets the logged-in user for all screens; null after a logout. */
export const setViewer = (viewer: Viewer | null) =>
  setSession(
    viewer
      ? { status: 'logged-in', viewer: viewer.needs_second_factor ? withMemberRights(viewer) : viewer }
      : { status: 'logged-out', viewer: null, refused: false },
  )

/** Calls back with the logged-in user: now if there is one, and whenever another one logs in. */
export function watchViewer(onLogin: (viewer: Viewer) => void) {
  let id: number | undefined
  const notify = ({ viewer }: Session) => {
    if (viewer && viewer.id !== id) onLogin(viewer)
    id = viewer?.id
  }
  notify(sessions.getState())
  sessions.subscribe(notify)
}

/** Waits until the session is no longer loading. */
export function waitForSession(): Promise<ResolvedSession> {
  const session = sessions.getState()
  if (session.status !== 'loading') return Promise.resolve(session)
  return new Promise((resolve) => {
    const stop = sessions.subscribe((resolved) => {
      stop()
      resolve(resolved as ResolvedSession)
    })
  })
}

/** The session. On the server and during hydration it is `loading`. */
export const useSession = (): Session => useStore(sessions)

/** The logged-in user; null for logged-out visitors and while the session is loading or unknown. */
export const useViewer = (): Viewer | null => useSession().viewer
