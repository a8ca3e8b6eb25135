import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../kit/api.ts'
import { CallError } from '../../kit/call.ts'
import { knownSession, setSession, setViewer, storedToken } from '../../kit/session.ts'

let asking: Promise<void> | null = null

async function askForViewer() {
  if (!storedToken()) return setViewer(null)
  try {
    setViewer(await api('GET /auth/me'))
  } catch (error) {
    // The refused token has already ended the session.
    if (error instanceof CallError && error.status === 401) return
    console.warn('The signed-in user could not be loaded', error)
    setSession({ status: 'unknown', viewer: null, error })
  }
}

/** Asks the server who is signed in. After a failure the session is `unknown`, and can be loaded again. */
export function loadSession(): Promise<void> {
  asking ??= askForViewer().finally(() => {
    asking = null
  })
  return asking
}

/** Loads the session again, and then the screen's data. */
export function useSessionRetry() {
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  async function retry() {
    setBusy(true)
    await loadSession()
    if ((await knownSession()).status === 'signed-in') await revalidate()
    setBusy(false)
  }
  return { retry, busy }
}
