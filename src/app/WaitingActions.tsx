import { useWaitingActions } from '../kit/device/waiting.ts'
import { formatCount } from '../kit/text/text.ts'
import { Link } from '../kit/ui/Link.tsx'

/** The number of actions that this device will send once it is online, and of those that the server refused. */
export function WaitingActions() {
  const { count, refused } = useWaitingActions()
  return (
    <div aria-live="polite" className="waiting-actions">
      {count + refused > 0 && (
        <p className="waiting-actions-note">
          {count > 0 && <span>{`${formatCount(count, 'action waits', 'actions wait')} on this device. `}</span>}
          {refused > 0 && <span>{`${formatCount(refused, 'action')} could not be sent. `}</span>}
          <Link to="/offline" className="link">
            Show the outbox
          </Link>
        </p>
      )}
    </div>
  )
}
