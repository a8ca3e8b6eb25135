import type { Handlers } from '../../kit/server/services.server.ts'
import type { peopleContract } from './people.contract.ts'
import { listAnswersOf, readPerson } from './people.service.server.ts'

export const peopleHandlers: Handlers<typeof peopleContract> = {
  'GET /users/:id': async ({ db, params }) => ({ user: await readPerson(db, params.id) }),
  'GET /users/:id/answers': ({ db, params, query }) => listAnswersOf(db, params.id, query),
}
