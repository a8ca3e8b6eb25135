import { useEffect, useState } from 'react'
import { isServerReachable } from '../kit/device/connection.ts'
import { Alert } from '../kit/ui/Alert.tsx'
import { Button } from '../kit/ui/Button.tsx'
import { CrashPage } from './CrashPage.tsx'

/** The code of a screen could not be loaded. Browsers cache a failed import until the document is reloaded. */
export class CodeNotLoadedError extends Error {}

/** Whether an error is a failed import: of a screen, or in the words of a browser of a part that a screen loads. */
export const isCodeNotLoaded = (error: unknown) =>
  error instanceof CodeNotLoadedError ||
  (error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message))

const STORAGE_KEY = 'reloaded at'
/** Milliseconds between two reloads, so that code that is missing on the server does not cause a loop. */
const MIN_RELOAD_INTERVAL_MS = 10_000

function reload() {
  try {
    if (Date.now() - Number(sessionStorage.getItem(STORAGE_KEY)) < MIN_RELOAD_INTERVAL_MS) return
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()))
    location.reload()
  } catch {}
}

/**
 * Says that there is no connection. Reloads the document as soon as the browser is online. This also helps after a release,
 * which renames code files.
 */
export function CodeNotLoadedPage() {
  const [isTrying, setTrying] = useState(false)
  const [hasTried, setTried] = useState(false)
  const [isReachable, setReachable] = useState(false)
  useEffect(() => {
    async function reloadWhenReachable() {
      if (!(await isServerReachable())) return
      reload()
      setReachable(true)
    }
    void reloadWhenReachable()
    addEventListener('online', reloadWhenReachable)
    return () => removeEventListener('online', reloadWhenReachable)
  }, [])
  async function tryAgain() {
    setTrying(true)
    if (await isServerReachable()) return location.reload()
    setTrying(false)
    setTried(true)
  }
  // The code is missing on the server.
  if (isReachable) return <CrashPage />
  return (
    <div className="page page-reading pt-10 pb-20">
      <title>There is no connection</title>
      <meta name="robots" content="noindex" />
      <h1>There is no connection</h1>
      <Alert
        tone="waiting"
        className="my-6"
        title="This page could not be loaded."
        action={
          <Button size="sm" variant="secondary" busy={isTrying} onClick={tryAgain}>
            Try Again
          </Button>
        }
      >
        {hasTried && 'The server can still not be reached. '}
        It opens by itself when the connection is back.
      </Alert>
    </div>
  )
}
