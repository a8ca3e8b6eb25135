import { Badge } from '../../../kit/ui/Badge.tsx'
import type { ApplicationState } from './applications.constants.ts'

const tones = { new: 'info', seen: 'neutral', talking: 'waiting', no: 'neutral', hired: 'success' } as const

/** The state of an application in the words of the poster or of the applicant. */
export const StateBadge = ({
  state,
  labels,
}: {
  state: ApplicationState
  labels: Record<ApplicationState, string>
}) => <Badge tone={tones[state]}>{labels[state]}</Badge>
