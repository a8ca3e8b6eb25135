import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../kit/api/api.ts'
import { CallError } from '../../kit/api/call.ts'
import { readToken, setSession, setViewer, waitForSession } from '../../kit/page/session.ts'

let pendingLoad: Promise<void> | null = null

async function loadViewer() {
  if (!readToken()) return setViewer(null)
  try {
    setViewer(await api('GET /auth/me'))
  } catch (error) {
    // The 401 has already ended the session.
    if (error instanceof CallError && error.status === 401) return
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
