import type { Visibility } from '../../kit/page/visibility.ts'
import { Badge } from '../../kit/ui/Badge.tsx'

/** Marks hidden and held content in lists for its author or team. */
export const VisibilityBadge = ({ visibility }: { visibility: Visibility }) =>
  visibility === 'public' ? null : <Badge tone="waiting">{visibility === 'held' ? 'Waiting' : 'Hidden'}</Badge>
