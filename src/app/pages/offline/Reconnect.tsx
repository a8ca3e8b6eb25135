import { useEffect, useState } from 'react'
import { isServerReachable } from '../../../kit/device/connection.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'

const CHECK_INTERVAL_MS = 5000

/** Says that the page cannot be opened offline, and opens it once the server can be reached. */
export function Reconnect({ from }: { from: string }) {
  const [isOnline, setOnline] = useState(true)
  useEffect(() => {
    async function openWhenReachable() {
      setOnline(navigator.onLine)
      if (await isServerReachable()) location.replace(from)
    }
    const timer = setInterval(openWhenReachable, CHECK_INTERVAL_MS)
    addEventListener('online', openWhenReachable)
    return () => {
      clearInterval(timer)
      removeEventListener('online', openWhenReachable)
    }
  }, [from])
  return (
    <Alert
      tone="waiting"
      className="mb-8"
      title="This page is not on your device."
      action={
        // A link that loads the document, because the running code may be older than the page.
        <a className="button button-secondary button-sm" href={from}>
          Try Again
        </a>
      }
    >
      {isOnline
        ? 'The server could not be reached. Your connection may be lost, or the server restarts.'
        : 'You are offline. It opens by itself when the connection is back.'}
    </Alert>
  )
}
