import type { Handlers } from '../../../kit/server/services.server.ts'
import { findNearestZipCode } from './findPlace.server.ts'
import { readMap, readShape } from './map.service.server.ts'
import type { placesContract } from './places.contract.ts'

export const placesHandlers: Handlers<typeof placesContract> = {
  'GET /profiles/map': ({ query, ...services }) => readMap(services, query),
  'GET /places/shape': (services) => readShape(services),
  'POST /places/nearest': ({ client, body, ...services }) => {
    services.limits.takeRead(client)
    return findNearestZipCode(services, body)
  },
}
