import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../kit/api/errors.ts'
import { HOUR, type Limit, MINUTE } from '../../kit/server/limits.server.ts'
import type { Services } from '../../kit/server/services.server.ts'
import {
  failedLogin,
  failedLoginOfAccount,
  failedLoginOfClient,
  knownClient,
  loginPause,
  logins,
} from './accounts.limits.server.ts'

/** Failures of an account over all clients after which each client must pause between two attempts. */
const MAX_FREE_FAILURES = 10
const MAX_PAUSE_SECONDS = 15 * MINUTE

/** Seconds between two attempts of one client at an account with this many failures: 1, 2, 4 and so on. */
const pauseAfter = (failures: number) => Math.min(MAX_PAUSE_SECONDS, 2 ** Math.min(30, failures - MAX_FREE_FAILURES))

/** Milliseconds that an attempt waits at most, and how many attempts may wait at one account and in all. */
export const attemptDelay = { max_ms: 4000 }
const [MAX_DELAYED, MAX_DELAYED_IN_ALL] = [5, 200]

/** The failed logins of accounts under attack, as this process last read them. */
const attackedAccounts = new LRUCache<string, number>({ max: 10_000, ttl: HOUR * 1000 })
const delayedAttempts = new Map<string, number>()
let delayedInAll = 0

/**
 * Lets an attempt wait when others have failed at the account, unless the client has logged in to it before. Call this
 * before the attempt takes a place in the queue of hashes.
 * @throws 429 when too many attempts wait already.
 */
export async function delayLoginAttempt({ limits }: Pick<Services, 'limits'>, client: string, email: string) {
  const account = email.toLowerCase()
  const failures = attackedAccounts.get(account)
  if (failures === undefined || (await limits.read(knownClient, account, client)) > 0) return
  const waiting = delayedAttempts.get(account) ?? 0
  if (waiting >= MAX_DELAYED || delayedInAll >= MAX_DELAYED_IN_ALL) {
    throw new AppError(
      'too_many',
      `${loginPause.message} Please try again in a few seconds.`,
      {},
      { 'Retry-After': '4' },
    )
  }
  delayedInAll += 1
  delayedAttempts.set(account, waiting + 1)
  try {
    await sleep(Math.min(attemptDelay.max_ms, 250 * 2 ** (failures - MAX_FREE_FAILURES)))
  } finally {
    delayedInAll -= 1
    const remainingDelays = (delayedAttempts.get(account) ?? 1) - 1
    if (remainingDelays > 0) delayedAttempts.set(account, remainingDelays)
    else delayedAttempts.delete(account)
  }
}

/**
 * Counts a login attempt as failed (docs/decisions/038-slow-down-logins.md). It counts before the password is checked,
 * so that parallel attempts do not pass together. It does not depend on whether the account exists.
 * @returns a function that takes the failure back, to be called when the password was right.
 * @throws 429; a refused attempt counts for nothing.
 */
export async function countLoginAttempt({ limits }: Pick<Services, 'limits'>, client: string, email: string) {
  const account = email.toLowerCase()
  const counted: [Limit, ...string[]][] = []
  const take = async (limit: Limit, ...key: string[]) => {
    await limits.take(limit, ...key)
    counted.push([limit, ...key])
  }
  const giveBackAll = async () => {
    for (const use of counted) await limits.giveBack(...use)
  }

  const isKnown = (await limits.read(knownClient, account, client)) > 0
  try {
    if (!isKnown) {
      const failures = await limits.read(failedLoginOfAccount, account)
      if (failures >= MAX_FREE_FAILURES) {
        attackedAccounts.set(account, failures)
        await take({ ...loginPause, seconds: pauseAfter(failures) }, account, client)
      } else attackedAccounts.delete(account)
      await take(failedLoginOfClient, client)
      await take(failedLoginOfAccount, account)
    }
    await take(failedLogin, account, client)
    await limits.take(logins, account, client)
  } catch (error) {
    await giveBackAll()
    throw error
  }

  return async function confirmLogin() {
    await giveBackAll()
    await limits.clear(failedLogin, account, client)
    if (!isKnown) await limits.take(knownClient, account, client)
  }
}

/**
 * Takes back the failure that was counted for a login, after its second step was right. The right password alone does
 * not take it back.
 */
export async function confirmSecondStep({ limits }: Pick<Services, 'limits'>, client: string, email: string) {
  const account = email.toLowerCase()
  await limits.clear(failedLogin, account, client)
  if ((await limits.read(knownClient, account, client)) > 0) return
  await limits.giveBack(failedLoginOfClient, client)
  await limits.giveBack(failedLoginOfAccount, account)
  await limits.take(knownClient, account, client)
}
