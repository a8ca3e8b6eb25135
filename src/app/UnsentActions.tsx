import { useUnsentActions } from '../kit/device/unsent.ts'
import { formatCount } from '../kit/text/text.ts'
import { Link } from '../kit/ui/Link.tsx'

/** The number of actions that this device will send once it is online, and of those that the server refused. */
export function UnsentActions() {
  const { count, refused } = useUnsentActions()
  return (
    <div aria-live="polite" className="unsent-actions" data-keep-clear>
      {count + refused > 0 && (
        <p className="unsent-actions-note">
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
