import type { Handlers } from '../../kit/server/services.server.ts'
import type { waitingContract } from './waiting.contract.ts'
import { listQueues, readFrequency, setFrequency } from './waiting.service.server.ts'

export const waitingHandlers: Handlers<typeof waitingContract> = {
  'GET /waiting': ({ viewer, ...services }) => listQueues(services, viewer),
  'GET /admin/waiting/email': async ({ db, viewer }) => ({ frequency: await readFrequency(db, viewer) }),
  'PUT /admin/waiting/email': async ({ db, viewer, body }) => {
    await setFrequency(db, viewer, body.frequency)
    return body
  },
}
