import { createStore, useStore } from 'zustand'

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
type ResolvedSession = Exclude<Session, { status: 'loading' }>

const TOKEN = 'token'
const sessions = createStore<Session>(() => ({ status: 'loading', viewer: null }))

// Private windows and full disks refuse storage; the session then lives as long as the tab.
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

/** Tells every screen the state of the session. */
export const setSession = (known: ResolvedSession) => sessions.setState(known, true)

/** Tells every screen who is signed in; null when nobody is. */
export const setViewer = (viewer: Viewer | null) =>
  setSession(viewer ? { status: 'signed-in', viewer } : { status: 'signed-out', viewer: null, refused: false })

/** Waits until the session is no longer loading. */
export function waitForSession(): Promise<ResolvedSession> {
  const session = sessions.getState()
  if (session.status !== 'loading') return Promise.resolve(session)
  return new Promise((resolve) => {
    const stop = sessions.subscribe((known) => {
      stop()
      resolve(known as ResolvedSession)
    })
  })
}

/** The session; on the server and while hydrating it is `loading`. */
export const useSession = (): Session => useStore(sessions)

/** Who is signed in, as far as known. */
export const useViewer = (): Viewer | null => useSession().viewer
