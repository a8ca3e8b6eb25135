import type { z } from 'zod'
import type { Services } from '../../kit/server/services.server.ts'
import type { SecondStepAnswer } from '../secondFactor/secondFactor.contract.ts'
import { passSecondStep } from '../secondFactor/secondStep.server.ts'
import type { Origin } from '../session/securityLog.server.ts'
import { readUser } from '../session/session.service.server.ts'
import { openSession } from '../session/sessions.server.ts'
import { confirmSecondStep } from './loginLimits.server.ts'

/**
 * Opens a session after the second step of a login.
 * @throws 401 for a wrong answer, with `expired: true` when the password has to be entered again; 403 for a banned user.
 */
export async function finishLogin(services: Services, origin: Origin, answer: z.output<typeof SecondStepAnswer>) {
  const login = await passSecondStep(services, origin, answer, async (tx, user_id) => ({
    token: await openSession(tx, user_id, origin),
    user: await readUser(tx, user_id),
  }))
  await confirmSecondStep(services, origin.client, login.user.email)
  services.log.info({ user_id: login.user.id, factor: answer.assertion ? 'passkey' : 'code' }, 'login')
  return login
}
