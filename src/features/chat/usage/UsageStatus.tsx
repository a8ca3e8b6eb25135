import { Badge } from '../../../kit/ui/Badge.tsx'
import { NEAR_LIMIT_RATIO } from '../chat.constants.ts'
import type { ChatUsage } from '../chat.contract.ts'

type UsageStatusProps = { usage: Pick<ChatUsage, 'is_blocked' | 'counted_cost'>; threshold: number }

export function UsageStatus({ usage: { is_blocked, counted_cost }, threshold }: UsageStatusProps) {
  if (is_blocked) return <Badge tone="danger">Blocked</Badge>
  if (counted_cost >= NEAR_LIMIT_RATIO * threshold) return <Badge tone="waiting">Near Limit</Badge>
  return <Badge tone="success">Active</Badge>
}
