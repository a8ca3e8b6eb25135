import { useEffect } from 'react'
import { CrashPage } from './CrashPage.tsx'

/** The code of a screen could not be loaded. Browsers cache a failed import until the document is reloaded. */
export class CodeNotLoadedError extends Error {}

const STORAGE_KEY = 'reloaded at'
/** Milliseconds between two reloads, so that code that is missing on the server does not cause a loop. */
const INTERVAL = 10_000

function reload() {
  try {
    if (Date.now() - Number(sessionStorage.getItem(STORAGE_KEY)) < INTERVAL) return
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()))
    location.reload()
  } catch {}
}

/** Reloads the document as soon as the browser is online. This also helps after a release, which renames code files. */
export function CodeNotLoadedPage() {
  useEffect(() => {
    if (navigator.onLine) reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return <CrashPage reason="The connection was lost. This page reloads when the connection is back." />
}
