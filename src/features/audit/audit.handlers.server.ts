import type { Handlers } from '../../kit/server/services.server.ts'
import type { auditContract } from './audit.contract.ts'
import { listAudit } from './audit.service.server.ts'

export const auditHandlers: Handlers<typeof auditContract> = {
  'GET /admin/audit': ({ query, ...services }) => listAudit(services, query),
}
