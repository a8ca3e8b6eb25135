import { isSlow, useSlowCalls } from '../slowCalls.ts'
import { Button } from './Button.tsx'
import { confirm } from './confirm.tsx'

/** Offers to try again or to cancel while calls are slow; mounted once. */
export function SlowNotice() {
  const calls = useSlowCalls()

  async function sendAgain() {
    const agreed =
      calls.every(({ isRepeatable }) => isRepeatable) ||
      (await confirm({
        title: 'Send it again?',
        body: 'The server may be working on it still. If both arrive, it is done twice. When in doubt, cancel, and look whether it has been done.',
        confirmLabel: 'Send Again',
        cancelLabel: 'Keep Waiting',
      }))
    if (agreed) for (const call of calls.filter(isSlow)) call.sendAgain()
    keepFocus()
  }

  function giveUp() {
    for (const call of calls) call.giveUp()
    keepFocus()
  }

  return (
    <div aria-live="polite" className="slow-place">
      {calls.length > 0 && (
        <section aria-label="Waiting for the server" className="slow">
          <span className="spinner-ring" aria-hidden="true" />
          <p>The server has not answered yet. You can keep waiting.</p>
          <span className="slow-actions">
            <Button size="sm" variant="secondary" onClick={sendAgain}>
              Try Again
            </Button>
            <Button size="sm" variant="secondary" onClick={giveUp}>
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
