import { readSession, watchViewer } from '../page/session.ts'
import { formatCount } from '../text/text.ts'
import { toast } from '../ui/toast.tsx'
import { OUTBOX, sendOutbox } from './outbox.ts'

/** Milliseconds between two attempts while a page is open. */
const RETRY_INTERVAL_MS = 30_000

let isStarted = false

/**
 * Sends the unsent actions of the logged-in user: now, after a login, when the browser is online again, and at an interval.
 * A second call does nothing.
 */
export function startOutbox() {
  if (isStarted) return
  isStarted = true
  async function send() {
    const { viewer } = readSession()
    if (!viewer) return
    const { sent, refused } = await sendOutbox(viewer.id).catch(() => ({ sent: 0, refused: [] }))
    for (const { label, refusal } of refused)
      toast.error(`${label} could not be sent. ${refusal?.replace(/\.?$/, '.')} What you wrote is kept in the outbox.`)
    if (sent === 0) return
    toast.success(`${formatCount(sent, 'action')} that waited on this device ${sent === 1 ? 'was' : 'were'} sent.`, {
      about: OUTBOX,
    })
    // Reload the data of the screen, because sent actions have changed it.
    dispatchEvent(new Event('outdated'))
  }
  watchViewer(send)
  addEventListener('online', send)
  addEventListener('kept', send)
  document.addEventListener('visibilitychange', send)
  setInterval(send, RETRY_INTERVAL_MS)
}
