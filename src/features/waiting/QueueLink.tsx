import { useEffect, useId } from 'react'
import { useLocation } from 'react-router'
import { formatBadge } from '../../kit/text/text.ts'
import { NavLink } from '../../kit/ui/Link.tsx'
import { loadWaitingCount, useWaitingCount } from './waitingCount.ts'

/** A link to the screen with the queues of the viewer, with the number of items that wait for a decision. */
export function QueueLink({ to, label }: { to: string; label: string }) {
  const count = useWaitingCount()
  const { pathname } = useLocation()
  const hintId = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen shows the current number
  useEffect(() => {
    loadWaitingCount()
  }, [pathname])
  return (
    <>
      <NavLink
        to={to}
        className="nav-link"
        {...(count > 0 && { 'aria-label': label, 'aria-describedby': hintId, 'data-count': formatBadge(count) })}
      >
        {label}
      </NavLink>
      {count > 0 && (
        <span id={hintId} hidden>
          {count.toLocaleString('en-US')} waiting
        </span>
      )}
    </>
  )
}
