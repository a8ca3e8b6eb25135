import type { Handlers } from '../../kit/server/services.server.ts'
import type { ownDataContract } from './ownData.contract.ts'
import { exportOwnData } from './ownData.service.server.ts'

export const ownDataHandlers: Handlers<typeof ownDataContract> = {
  'GET /auth/export': ({ viewer, ...services }) => exportOwnData(services, viewer.id),
}
