import type { z } from 'zod'
import type { Db, Tx } from '../../database/open.server.ts'
import { AppError } from '../../kit/api/errors.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { queueMail } from '../mails/queueMail.server.ts'
import { type Origin, recordWrongPassword } from '../session/securityLog.server.ts'
import { countFailure, endChallenge, findChallenge, lockChallenge, openChallenge } from './challenges.server.ts'
import { recordChange } from './changes.server.ts'
import { acceptAssertion, createLoginOptions } from './passkeys.server.ts'
import { consumeRecoveryCode, hashRecoveryCode } from './recoveryCodes.server.ts'
import type { SecondFactorMethod } from './secondFactor.constants.ts'
import type { SecondStep, SecondStepAnswer } from './secondFactor.contract.ts'
import { failureWarnings, wrongCodes } from './secondFactor.limits.server.ts'
import { secondFactorMailKinds } from './secondFactor.mailKinds.server.ts'
import { acceptTotpCode } from './totp.server.ts'

/** The error for a login that must start again. The login screen then asks for the password again. */
const expired = (message = 'This login has expired. Please enter your password again') =>
  new AppError('unauthorized', message, { expired: true })

/** Starts the second step of a login after the password was correct. */
export async function startSecondStep(
  db: Db,
  user: { id: number; password_hash: string },
  second_factor: SecondFactorMethod[],
): Promise<z.output<typeof SecondStep>> {
  return { second_factor, challenge: await openChallenge(db, user, 'login') }
}

/** Options for `navigator.credentials.get()`. @throws 401 when the challenge has ended. */
export async function readPasskeyOptions({ db, settings }: Services, challenge: string) {
  const loginChallenge = await findChallenge(db, 'login', challenge)
  if (!loginChallenge) throw expired()
  return { options: await createLoginOptions(db, settings.site, loginChallenge.user_id, challenge) }
}

type Answer = z.output<typeof SecondStepAnswer>
const isTotpCode = (code: string) => /^\d{6}$/.test(code)

/**
 * Checks the answer to a challenge and ends the challenge.
 * @param finish completes the login in the same transaction.
 * @throws 401 for a wrong answer, with `expired: true` when the challenge has ended; 429 after too many wrong codes.
 */
export async function passSecondStep<Result>(
  services: Services,
  origin: Origin,
  { challenge, code, assertion }: Answer,
  finish: (tx: Tx, user_id: number) => Promise<Result>,
): Promise<Result> {
  const { db, limits, settings } = services
  const loginChallenge = await findChallenge(db, 'login', challenge)
  if (!loginChallenge) throw expired()
  const { user_id } = loginChallenge
  const typedCode = code?.replace(/[\s-]/g, '').toLowerCase()
  const limitKey = [String(user_id), loginChallenge.password_proof.toString('hex')]
  const isLimited = typedCode !== undefined && isTotpCode(typedCode)
  if (isLimited) await limits.take(wrongCodes, ...limitKey)
  const recoveryHash = typedCode && !isLimited ? await hashRecoveryCode(db, user_id, typedCode) : null

  async function isCorrect(tx: Tx): Promise<boolean> {
    if (assertion) return acceptAssertion(tx, settings.site, user_id, challenge, assertion)
    if (typedCode && isLimited) return acceptTotpCode(tx, user_id, typedCode)
    if (!recoveryHash || !(await consumeRecoveryCode(tx, user_id, recoveryHash))) return false
    await recordChange(tx, user_id, origin, { kind: 'factor.recovery_used' })
    return true
  }

  const outcome = await db.transaction().execute(async (tx) => {
    if (!(await lockChallenge(tx, 'login', challenge, user_id))) return 'expired'
    if (!(await isCorrect(tx))) {
      await recordWrongPassword(tx, user_id, origin, 'login.second_failed')
      return (await countFailure(tx, challenge)) ? 'ended' : 'wrong'
    }
    await endChallenge(tx, challenge)
    return { result: await finish(tx, user_id) }
  })
  if (outcome === 'expired') throw expired()
  if (outcome === 'ended') {
    await warnOwner(services, user_id)
    throw expired('That was the fifth wrong answer. Please enter your password again')
  }
  if (outcome === 'wrong') throw new AppError('unauthorized', describeWrongAnswer(assertion !== undefined, isLimited))
  if (isLimited) await limits.clear(wrongCodes, ...limitKey)
  return outcome.result
}

function describeWrongAnswer(isPasskey: boolean, isAppCode: boolean): string {
  if (isPasskey) return 'This passkey was not accepted. Try again, or use another way'
  if (isAppCode) return 'This code is not correct, or was used already. Enter the code that the app shows now'
  return 'This code is not correct, or was used already'
}

async function warnOwner({ db, limits }: Services, user_id: number) {
  try {
    await limits.take(failureWarnings, String(user_id))
  } catch (error) {
    if (error instanceof AppError) return
    throw error
  }
  await queueMail(db, secondFactorMailKinds['secondFactor.failed'], { user_id })
}
