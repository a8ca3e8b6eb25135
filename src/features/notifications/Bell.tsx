import { Bell as bell } from 'lucide'
import { useEffect } from 'react'
import { formatBadge } from '../../kit/text/text.ts'
import { icon } from '../../kit/ui/icons.tsx'
import { NavLink } from '../../kit/ui/Link.tsx'
import { loadUnreadCount, useUnreadCount } from './unreadCount.ts'

const BellIcon = icon(bell)

/** Milliseconds between two requests for the number while the page is visible. */
const POLL_INTERVAL_MS = 60_000
/**
 * Milliseconds within which a second request is skipped, because a return to the page causes both a focus and a
 * visibility event.
 */
const MIN_INTERVAL_MS = 1000

/** The link to the notifications, with the number of unread ones. */
export function Bell() {
  const count = useUnreadCount()
  useEffect(() => {
    let last = 0
    let next: ReturnType<typeof setTimeout> | undefined
    function load() {
      clearTimeout(next)
      next = undefined
      last = Date.now()
      void loadUnreadCount()
    }
    const loadOnReturn = () => {
      if (document.visibilityState === 'visible')
        next ??= setTimeout(load, Math.max(0, last + MIN_INTERVAL_MS - Date.now()))
    }
    const timer = setInterval(() => document.visibilityState === 'visible' && load(), POLL_INTERVAL_MS)
    load()
    addEventListener('focus', loadOnReturn)
    document.addEventListener('visibilitychange', loadOnReturn)
    return () => {
      clearInterval(timer)
      clearTimeout(next)
      removeEventListener('focus', loadOnReturn)
      document.removeEventListener('visibilitychange', loadOnReturn)
    }
  }, [])
  return (
    <NavLink
      to="/notifications"
      className="nav-bell"
      title="Notifications"
      aria-label={count > 0 ? `Notifications: ${count.toLocaleString('en-US')} unread` : 'Notifications'}
    >
      <BellIcon />
      {count > 0 && <span className="count">{formatBadge(count)}</span>}
    </NavLink>
  )
}
