import { lazy, Suspense } from 'react'
import { useViewer } from '../../kit/page/session.ts'
import { formatCount } from '../../kit/text/text.ts'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { loginPath } from '../session/guard.ts'
import { ASKS_INTEREST, LABEL } from './interestLabel.ts'

// Lazy, because visitors never need it.
const InterestToggle = lazy(() =>
  import('./InterestToggle.tsx').then(({ InterestToggle }) => ({ default: InterestToggle })),
)

type InterestButtonProps = { event: { id: number; is_interested: boolean } }

/** Adds or removes the viewer's interest in an event. Visitors log in first; the interest is added afterwards. */
export function InterestButton({ event }: InterestButtonProps) {
  const viewer = useViewer()
  const link = (
    <LinkButton size="sm" rel="nofollow" to={loginPath(`/events/${event.id}?${ASKS_INTEREST}=yes`)}>
      {LABEL}
    </LinkButton>
  )
  if (!viewer) return link
  return (
    <Suspense fallback={link}>
      <InterestToggle key={`${viewer.id}.${event.id}`} event={event} />
    </Suspense>
  )
}

/** How many members are interested. */
export const InterestCount = ({ count }: { count: number }) =>
  count > 0 && (
    <p role="status" className="text-muted text-sm">
      {`${formatCount(count, 'member is', 'members are')} interested.`}
    </p>
  )
