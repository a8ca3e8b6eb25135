import { useSyncExternalStore } from 'react'

/** The signed-in user, as rules and screens see them. */
export type Viewer = {
  id: number
  email: string
  full_name: string
  is_admin: boolean
}

export type Session = { status: 'loading' | 'signed-out'; viewer: null } | { status: 'signed-in'; viewer: Viewer }

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

/** Says who is signed in, to every screen. Null: nobody. */
export function setViewer(viewer: Viewer | null) {
  session = viewer ? { status: 'signed-in', viewer } : { status: 'signed-out', viewer: null }
  for (const listener of listeners) listener()
}

/** Waits until it is known who is signed in. */
export function knownViewer(): Promise<Viewer | null> {
  if (session.status !== 'loading') return Promise.resolve(session.viewer)
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      stop()
      resolve(session.viewer)
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
