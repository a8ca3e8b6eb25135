import type { Visibility } from '../../kit/page/visibility.ts'
import { Badge } from '../../kit/ui/Badge.tsx'

/** Marks what is hidden or held, in lists of its author or team. */
export const VisibilityBadge = ({ visibility }: { visibility: Visibility }) =>
  visibility === 'public' ? null : <Badge tone="waiting">{visibility === 'held' ? 'Waiting' : 'Hidden'}</Badge>
