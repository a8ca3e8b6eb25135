import type { Handlers } from '../../kit/server/services.server.ts'
import type { chatContract } from './chat.contract.ts'
import { answerChat } from './chat.service.server.ts'
import { listUnansweredQuestions, removeUnansweredQuestion } from './unanswered/unanswered.service.server.ts'
import {
  blockIp,
  listBlockedIps,
  listUsage,
  readChatStats,
  readUsage,
  unblockIp,
} from './usage/usage.service.server.ts'

export const chatHandlers: Handlers<typeof chatContract> = {
  'POST /chat': ({ client, request, body, ...services }) => answerChat(services, { client, request, body }),
  'GET /admin/chat/stats': ({ db, settings }) => readChatStats(db, settings),
  'GET /admin/chat/usage': ({ db, query }) => listUsage(db, query),
  'GET /admin/chat/usage/:ip': ({ db, params }) => readUsage(db, params.ip),
  'GET /admin/chat/blocked': async ({ db }) => ({ blocked: await listBlockedIps(db) }),
  'GET /admin/chat/unanswered': ({ db, query }) => listUnansweredQuestions(db, query),
  'DELETE /admin/chat/unanswered/:id': ({ db, viewer, ip, params }) =>
    removeUnansweredQuestion(db, { viewer, ip }, params.id),
  'POST /admin/chat/block/:ip': ({ db, viewer, ip, params, body }) =>
    blockIp(db, { viewer, ip }, params.ip, body.reason),
  'POST /admin/chat/unblock/:ip': ({ db, viewer, ip, params }) => unblockIp(db, { viewer, ip }, params.ip),
}
