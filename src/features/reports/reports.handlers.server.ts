import type { Handlers } from '../../kit/server/services.server.ts'
import type { reportsContract } from './reports.contract.ts'
import { reportTarget } from './reports.service.server.ts'

export const reportsHandlers: Handlers<typeof reportsContract> = {
  'POST /reports': ({ viewer, client, body, ...services }) => reportTarget(services, { viewer, client }, body),
}
