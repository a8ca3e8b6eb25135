import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../kit/api/api.ts'
import { CallError } from '../../kit/api/call.ts'
import { clearDraft, readDraft, storageKey } from '../../kit/forms/draft.ts'
import { readToken, setSession, setViewer, type Viewer, waitForSession } from '../../kit/page/session.ts'

/** The local storage key of the copy of the viewer for offline use. Logging out deletes it together with the drafts. */
const KNOWN_VIEWER = 'viewer'

/**
 * Replaces the copy. When there is no space for the new copy, the old one is deleted too, because it may belong to
 * another account.
 */
export function storeViewer({ id, email, full_name, role, is_admin }: Viewer) {
  clearDraft(KNOWN_VIEWER)
  try {
    localStorage.setItem(storageKey(KNOWN_VIEWER), JSON.stringify({ id, email, full_name, role, is_admin }))
  } catch {}
}

let isFromDevice = false
/** Whether the viewer comes from the copy on the device, because the server could not be reached. */
export const isViewerFromDevice = () => isFromDevice

let pendingLoad: Promise<void> | null = null

async function loadViewer() {
  const token = readToken()
  if (!token) return setViewer(null)
  try {
    const viewer = await api('GET /auth/me')
    // Another account has logged in meanwhile.
    if (readToken() !== token) return
    isFromDevice = false
    setViewer(viewer)
    storeViewer(viewer)
  } catch (error) {
    // The 401 has already ended the session.
    if ((error instanceof CallError && error.status === 401) || readToken() !== token) return
    const storedViewer = readDraft<Viewer>(KNOWN_VIEWER)
    if (error instanceof CallError && error.status === 0 && storedViewer?.id) {
      isFromDevice = true
      return setViewer(storedViewer as Viewer)
    }
    console.warn('The logged-in user could not be loaded', error)
    setSession({ status: 'unknown', viewer: null, error })
  }
}

/** Loads the logged-in user. A failure sets the session to `unknown`; the call can be repeated. */
export function loadSession(): Promise<void> {
  pendingLoad ??= loadViewer().finally(() => {
    pendingLoad = null
  })
  return pendingLoad
}

/** Reloads the session, and then the data of the screen. */
export function useSessionRetry() {
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  async function retry() {
    setBusy(true)
    await loadSession()
    if ((await waitForSession()).status === 'logged-in') await revalidate()
    setBusy(false)
  }
  return { retry, busy }
}
