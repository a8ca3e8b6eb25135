import type { Handlers } from '../../../kit/server/services.server.ts'
import type { historyContract } from './history.contract.ts'
import { readAnswerHistory, readQuestionHistory } from './history.service.server.ts'

export const historyHandlers: Handlers<typeof historyContract> = {
  'GET /questions/:id/versions': ({ db, viewer, params }) => readQuestionHistory(db, viewer, params.id),
  'GET /answers/:id/versions': ({ db, viewer, params }) => readAnswerHistory(db, viewer, params.id),
}
