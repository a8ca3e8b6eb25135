import type { Handlers } from '../../kit/server/services.server.ts'
import type { homeContract } from './home.contract.ts'
import { readHome } from './home.service.server.ts'
import { readOwnHome } from './ownHome.server.ts'

export const homeHandlers: Handlers<typeof homeContract> = {
  'GET /home': (services) => readHome(services),
  'GET /home/own': ({ viewer, ...services }) => readOwnHome(services, viewer),
}
