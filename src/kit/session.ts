import { useSyncExternalStore } from 'react'

/** The signed-in user, as rules and screens see them. */
export type Viewer = {
  id: number
  email: string
  full_name: string
  is_admin: boolean
}

export type Session =
  | { status: 'loading'; viewer: null }
  /** `refused`: the server no longer accepts the token that was stored. */
  | { status: 'signed-out'; viewer: null; refused: boolean }
  /** A token is stored, but the server could not be asked for its user. */
  | { status: 'unknown'; viewer: null; error: unknown }
  | { status: 'signed-in'; viewer: Viewer }
type KnownSession = Exclude<Session, { status: 'loading' }>

const TOKEN = 'token'
const loading: Session = { status: 'loading', viewer: null }
const listeners = new Set<() => void>()
let session: Session = loading

// Private windows and full disks refuse storage; the session then lives as long as the tab.
let unstored: string | null = null

export function storedToken(): string | null {
  try {
    return localStorage.getItem(TOKEN) ?? unstored
  } catch {
    return unstored
  }
}

export function storeToken(token: string | null) {
  unstored = token
  try {
    if (token) localStorage.setItem(TOKEN, token)
    else localStorage.removeItem(TOKEN)
  } catch {}
  if (token) document.documentElement.dataset.session = 'stored'
  else delete document.documentElement.dataset.session
}

/** Tells every screen the state of the session. */
export function setSession(known: KnownSession) {
  session = known
  for (const listener of listeners) listener()
}

/** Tells every screen who is signed in; null when nobody is. */
export const setViewer = (viewer: Viewer | null) =>
  setSession(viewer ? { status: 'signed-in', viewer } : { status: 'signed-out', viewer: null, refused: false })

/** Waits until the session is no longer loading. */
export function knownSession(): Promise<KnownSession> {
  if (session.status !== 'loading') return Promise.resolve(session)
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      stop()
      resolve(session as KnownSession)
    })
  })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The session; on the server and while hydrating it is `loading`. */
export const useSession = (): Session =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => loading,
  )

/** Who is signed in, as far as known. */
export const useViewer = (): Viewer | null => useSession().viewer
