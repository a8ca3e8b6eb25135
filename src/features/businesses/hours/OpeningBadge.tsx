import { useNow } from '../../../kit/page/clock.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import type { Opening } from '../profile/details.contract.ts'

/** Whether a business is open, such as “Open until 6 PM”. Renders nothing once the statement is outdated. */
export function OpeningBadge({
  opening,
  loadedAt,
}: {
  opening: Pick<Opening, 'state' | 'label' | 'changes_at'>
  loadedAt: number
}) {
  const now = useNow(loadedAt)
  if (now >= Date.parse(opening.changes_at)) return null
  return <Badge tone={opening.state === 'open' ? 'success' : 'neutral'}>{opening.label}</Badge>
}
