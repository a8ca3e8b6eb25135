import type { Handlers } from '../../kit/server/services.server.ts'
import type { systemContract } from './system.contract.ts'
import { readSystem } from './system.service.server.ts'

export const systemHandlers: Handlers<typeof systemContract> = {
  'GET /admin/system': (services) => readSystem(services),
}
