import { isSlow, useSlowCalls } from '../api/slowCalls.ts'
import { Button } from './Button.tsx'
import { confirm } from './confirm.tsx'

/** Offers to retry or cancel slow calls. It is mounted once. */
export function SlowNotice() {
  const calls = useSlowCalls()

  async function retryCalls() {
    const isConfirmed =
      calls.every(({ isIdempotent }) => isIdempotent) ||
      (await confirm({
        title: 'Send it again?',
        body: 'The server may still be working on the first request. If both succeed, it is done twice. If you are unsure, cancel and check the result.',
        confirmLabel: 'Send Again',
        cancelLabel: 'Keep Waiting',
      }))
    if (isConfirmed) for (const call of calls.filter(isSlow)) call.retry()
    keepFocus()
  }

  function cancelCalls() {
    for (const call of calls) call.cancel()
    keepFocus()
  }

  return (
    <div aria-live="polite" className="slow-place">
      {calls.length > 0 && (
        <section aria-label="Waiting for the server" className="slow">
          <span className="spinner-ring" aria-hidden="true" />
          <p>The server has not answered yet. You can keep waiting.</p>
          <span className="slow-actions">
            <Button size="sm" variant="secondary" onClick={retryCalls}>
              Try Again
            </Button>
            <Button size="sm" variant="secondary" onClick={cancelCalls}>
              Cancel
            </Button>
          </span>
        </section>
      )}
    </div>
  )
}

/** Moves the focus to the page, because the focused button disappears with the notice. */
const keepFocus = () => document.getElementById('content')?.focus({ preventScroll: true })
