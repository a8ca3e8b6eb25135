import type { Db, Tx } from '../../database/open.server.ts'
import { AppError, assertFound, invalid } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { confirmPassword } from '../session/confirmPassword.server.ts'
import type { Origin } from '../session/securityLog.server.ts'
import { endChallenge, lockChallenge, openChallenge } from './challenges.server.ts'
import { recordChange } from './changes.server.ts'
import { hasSecondFactor } from './methods.server.ts'
import { createPasskeyOptions, extractChallenge, verifyNewPasskey } from './passkeys.server.ts'
import {
  createRecoveryCodes,
  deleteRecoveryCodes,
  type RecoveryCodes,
  storeRecoveryCodes,
} from './recoveryCodes.server.ts'
import type { NewPasskey, SecondFactor } from './secondFactor.contract.ts'
import { recoveryCodeSets } from './secondFactor.limits.server.ts'
import { isSecondFactorRequired } from './secondFactor.rules.server.ts'
import { confirmSecret, createSecret, hasPendingSecret } from './totp.server.ts'

/** The maximum number of passkeys, which keeps the options of a login small. */
const MAX_PASSKEYS = 20

export async function readSecondFactor({ db, settings }: Services, viewer: Viewer): Promise<SecondFactor> {
  const [app, passkeys, codes] = await Promise.all([
    db
      .selectFrom('totp_secrets')
      .where('user_id', '=', viewer.id)
      .where('confirmed_at', 'is not', null)
      .select(['created_at', 'last_used_at'])
      .executeTakeFirst(),
    selectPasskeys(db, viewer.id).execute(),
    db
      .selectFrom('recovery_codes')
      .where('user_id', '=', viewer.id)
      .select((count) => count.fn.countAll<number>().as('left'))
      .executeTakeFirstOrThrow(),
  ])
  return {
    app: app ?? null,
    passkeys,
    recovery_codes_left: codes.left,
    is_required: isSecondFactorRequired(settings, viewer),
  }
}

const selectPasskeys = (db: Db, user_id: number) =>
  db
    .selectFrom('passkeys')
    .where('user_id', '=', user_id)
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .orderBy('id')

/** The user who changes a factor, and the origin of the request. */
export type Member = { viewer: Viewer; origin: Origin }

/** Locks the account, so that its factors change one after the other. */
const lockUser = (tx: Tx, id: number) => tx.selectFrom('users').where('id', '=', id).select('id').forUpdate().execute()

const appExists = () => new AppError('conflict', 'You have an authenticator app already. Remove it first')

/** Starts the setup of an app. @throws 403 for a wrong password, 409 when an app is set up already. */
export async function startApp(services: Services, { viewer, origin }: Member, password: string) {
  const { db, settings } = services
  await confirmPassword(services, viewer, password, origin)
  const setup = await createSecret(db, viewer, settings.site)
  if (!setup) throw appExists()
  return setup
}

/**
 * Creates codes for an account that gets its first factor; null for others. Hashing takes time, so the caller must not
 * hold locks yet.
 */
const createFirstCodes = async (db: Db, user_id: number) =>
  (await hasSecondFactor(db, user_id)) ? null : createRecoveryCodes()

const storeFirstCodes = (tx: Tx, user_id: number, codes: RecoveryCodes | null) =>
  codes ? storeRecoveryCodes(tx, user_id, codes) : null

/** @throws 400 for a wrong code, 403 for a wrong password, 409 when no app waits for its first code. */
export async function confirmApp(services: Services, { viewer, origin }: Member, password: string, code: string) {
  const { db } = services
  await confirmPassword(services, viewer, password, origin)
  if (!(await hasPendingSecret(db, viewer.id))) {
    throw new AppError('conflict', 'The set-up has expired. Please begin again')
  }
  const codes = await createFirstCodes(db, viewer.id)
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, viewer.id)
    const isFirst = !(await hasSecondFactor(tx, viewer.id))
    if (!(await confirmSecret(tx, viewer.id, code.replace(/\s/g, '')))) {
      throw invalid('code', 'This code is not correct. Enter the code that the app shows now')
    }
    await recordChange(tx, viewer.id, origin, { kind: 'factor.added', detail: 'authenticator app' })
    const recovery_codes = await storeFirstCodes(tx, viewer.id, isFirst ? codes : null)
    return { message: 'Your authenticator app is set up.', recovery_codes }
  })
}

/** @throws 403 for a wrong password. */
export async function startPasskey(services: Services, { viewer, origin }: Member, password: string) {
  const { db, settings } = services
  const password_hash = await confirmPassword(services, viewer, password, origin)
  const token = await openChallenge(db, { id: viewer.id, password_hash }, 'passkey')
  return { options: await createPasskeyOptions(db, settings.site, viewer, token) }
}

const passkeyRefused = () => new AppError('invalid', 'The passkey could not be added. Please begin again')

/**
 * Stores a new passkey.
 * @throws 400 for an invalid passkey, 403 for a wrong password, 409 for a passkey that exists or for too many.
 */
export async function addPasskey(
  services: Services,
  { viewer, origin }: Member,
  { password, name, credential }: { password: string; name: string; credential: NewPasskey },
) {
  const { db, settings } = services
  await confirmPassword(services, viewer, password, origin)
  const token = extractChallenge(credential)
  const values = token && (await verifyNewPasskey(settings.site, token, credential))
  if (!values) throw passkeyRefused()
  const codes = await createFirstCodes(db, viewer.id)
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, viewer.id)
    if (!(await lockChallenge(tx, 'passkey', token, viewer.id))) throw passkeyRefused()
    await endChallenge(tx, token)
    const isFirst = !(await hasSecondFactor(tx, viewer.id))
    const existing = await selectPasskeys(tx, viewer.id).execute()
    if (existing.length >= MAX_PASSKEYS)
      throw new AppError('conflict', `You have ${MAX_PASSKEYS} passkeys. Remove one first`)
    const passkey = await tx
      .insertInto('passkeys')
      .values({ user_id: viewer.id, name, ...values })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning(['id', 'name', 'created_at', 'last_used_at'])
      .executeTakeFirst()
    if (!passkey) throw new AppError('conflict', 'This passkey has been added already')
    await recordChange(tx, viewer.id, origin, { kind: 'factor.added', detail: `passkey ${name}` })
    const recovery_codes = await storeFirstCodes(tx, viewer.id, isFirst ? codes : null)
    return { message: 'The passkey has been added.', passkey, recovery_codes }
  })
}

type Factor = 'app' | { passkey_id: number }

/** Deletes a factor of the user. @returns its name for the security log. @throws 404 */
async function deleteFactor(tx: Tx, user_id: number, factor: Factor): Promise<string> {
  if (factor === 'app') {
    const { numDeletedRows } = await tx
      .deleteFrom('totp_secrets')
      .where('user_id', '=', user_id)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new AppError('not_found', 'You have no authenticator app')
    return 'authenticator app'
  }
  const passkey = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', user_id)
    .where('id', '=', factor.passkey_id)
    .returning('name')
    .executeTakeFirst()
  return `passkey ${assertFound(passkey, 'Passkey not found').name}`
}

/**
 * Removes a factor; with the last one, the recovery codes too.
 * @throws 403 for a wrong password, 404 without this factor, 409 for the last one of an administrator who needs one.
 */
export async function removeFactor(services: Services, { viewer, origin }: Member, factor: Factor, password: string) {
  const { db, settings } = services
  await confirmPassword(services, viewer, password, origin)
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, viewer.id)
    const detail = await deleteFactor(tx, viewer.id, factor)
    if (!(await hasSecondFactor(tx, viewer.id))) {
      if (isSecondFactorRequired(settings, viewer)) {
        throw new AppError(
          'conflict',
          'Administrators of this network need a second factor. Add another one before you remove this one',
        )
      }
      await deleteRecoveryCodes(tx, viewer.id)
    }
    await recordChange(tx, viewer.id, origin, { kind: 'factor.removed', detail })
  })
  return { message: factor === 'app' ? 'The authenticator app has been removed.' : 'The passkey has been removed.' }
}

/** @throws 403 for a wrong password, 409 for an account without a second factor, 429 after too many sets. */
export async function replaceRecoveryCodes(services: Services, { viewer, origin }: Member, password: string) {
  const { db, limits } = services
  await confirmPassword(services, viewer, password, origin)
  await limits.take(recoveryCodeSets, String(viewer.id))
  const codes = await createRecoveryCodes()
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, viewer.id)
    if (!(await hasSecondFactor(tx, viewer.id))) {
      throw new AppError('conflict', 'Set up an authenticator app or a passkey first')
    }
    await recordChange(tx, viewer.id, origin, { kind: 'factor.recovery_codes' })
    const recovery_codes = await storeRecoveryCodes(tx, viewer.id, codes)
    return { message: 'You have new recovery codes. The earlier ones no longer work.', recovery_codes }
  })
}
