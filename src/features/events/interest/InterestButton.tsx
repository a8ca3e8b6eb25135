import { lazy, Suspense } from 'react'
import { useViewer } from '../../../kit/page/session.ts'
import { formatCount } from '../../../kit/text/text.ts'
import { LinkButton } from '../../../kit/ui/Button.tsx'
import { loginPath } from '../../session/guard.ts'
import { ASKS_INTEREST, LABEL } from './interestLabel.ts'

// Loaded lazily, because visitors never need it.
const InterestToggle = lazy(() =>
  import('./InterestToggle.tsx').then(({ InterestToggle }) => ({ default: InterestToggle })),
)

type InterestButtonProps = { event: { id: number; is_interested: boolean } }

/** Adds or removes the viewer's interest in an event. For visitors, the interest is added after the login. */
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

/** The number of interested members. */
export const InterestCount = ({ count }: { count: number }) =>
  count > 0 && (
    <p role="status" className="text-muted text-sm">
      {`${formatCount(count, 'member is', 'members are')} interested.`}
    </p>
  )
