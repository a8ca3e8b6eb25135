import { useEffect } from 'react'
import { CrashPage } from './CrashPage.tsx'

/** The code of a screen could not be fetched. The browser remembers that until the document is loaded again. */
export class CodeNotLoaded extends Error {}

const RELOADED = 'reloaded at'
/** Milliseconds between two reloads, should the code be missing on the server as well. */
const INTERVAL = 10_000

function reload() {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < INTERVAL) return
    sessionStorage.setItem(RELOADED, String(Date.now()))
    location.reload()
  } catch {}
}

/** Loads the document again as soon as there is a connection. A release gives the code other names, so it helps then too. */
export function CodeNotLoadedPage() {
  useEffect(() => {
    if (navigator.onLine) reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return <CrashPage reason="The connection was lost. This page loads by itself when it is back." />
}
