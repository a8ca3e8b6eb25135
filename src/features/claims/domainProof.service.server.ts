import { randomInt } from 'node:crypto'
import { type Db, sql, type Tx } from '../../database/open.server.ts'
import { AppError, invalid } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Limit } from '../../kit/server/limits.server.ts'
import { checkPassword, hashPassword } from '../../kit/server/passwords.server.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { formatCount } from '../../kit/text/text.ts'
import { mailsByClientToRecipient } from '../mails/mails.limits.server.ts'
import { queueMail } from '../mails/queueMail.server.ts'
import { takeQuota } from '../quotas/quotas.service.server.ts'
import { CODE_MINUTES, CODES_PER_CLAIM, MAX_CODE_TRIES } from './claims.constants.ts'
import { codesToDomain, codesToMailbox } from './claims.limits.server.ts'
import { claimsMailKinds } from './claims.mailKinds.server.ts'
import { canProve, isPending } from './claims.rules.ts'
import { readOwnClaim } from './claims.service.server.ts'
import { mailboxDomainOf } from './websiteDomain.server.ts'

const ALREADY_DECIDED_MESSAGE = 'This claim request has already been decided'

/**
 * Sends a code to an email address at the domain of the current website.
 * @throws 400 for an email address at another domain, 409 when there is nothing to prove or the codes of the claim are used
 * up, 429 after too many codes to the mailbox, to the domain or of the member.
 */
export async function requestDomainCode(services: Services, viewer: Viewer, claim_id: number, email: string) {
  const { db, limits, settings } = services
  const claim = await readOwnClaim(db, viewer, claim_id)
  if (!isPending(claim)) throw new AppError('conflict', ALREADY_DECIDED_MESSAGE)
  const { website_domain } = claim
  if (website_domain === null) throw new AppError('conflict', claim.domain_refusal as string)
  if (!canProve(viewer, claim)) {
    throw new AppError('conflict', `You have already proven by email that you control ${website_domain}`)
  }
  if (mailboxDomainOf(email) !== website_domain) {
    throw invalid('email', `Please enter an address that ends in @${website_domain}`)
  }
  await limits.take(mailsByClientToRecipient, 'claims.domain_code', String(viewer.id), email.toLowerCase())
  // Limits over all members, so that a requester cannot guess a code by trying many. They also protect the recipients.
  const shared: [Limit, string][] = [
    [codesToMailbox, email.toLowerCase()],
    [codesToDomain, website_domain],
  ]
  const countedUses: typeof shared = []
  try {
    for (const use of shared) {
      await limits.take(...use)
      countedUses.push(use)
    }
    await db.transaction().execute(async (tx) => {
      await countCode(tx, claim_id)
      await takeQuota(tx, settings, viewer, 'domain_code')
      await queueMail(tx, claimsMailKinds['claims.domain_code'], { claim_id, email })
    })
  } catch (error) {
    // The points are given back, because the refused codes of one member must not use up the limits of other members.
    for (const use of countedUses) await limits.giveBack(...use)
    throw error
  }
  return { message: `A code has been sent to ${email}. It is valid for ${CODE_MINUTES} minutes.` }
}

/** @throws 409 when the codes of the claim are used up. */
async function countCode(tx: Tx, claim_id: number) {
  const claim = await tx
    .updateTable('claims')
    .set({ codes_sent: sql<number>`codes_sent + 1` })
    .where('id', '=', claim_id)
    .where('codes_sent', '<', CODES_PER_CLAIM)
    .returning('id')
    .executeTakeFirst()
  if (claim) return
  throw new AppError(
    'conflict',
    `${CODES_PER_CLAIM} codes have been sent for this claim, which is the most. An administrator will decide without a proof`,
  )
}

/**
 * Creates a code and stores its hash. Only the task that sends the email calls this, so that no queue contains the code.
 * Brute-forcing the hash takes longer than the code is valid.
 * @returns the code, which replaces the earlier one.
 */
export async function issueDomainCode(db: Db, claim_id: number, email: string): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const values = {
    email,
    code_hash: await hashPassword(code),
    tries: 0,
    expires_at: sql<string>`now() + ${`${CODE_MINUTES} minutes`}::interval`,
  }
  await db
    .insertInto('claim_codes')
    .values({ claim_id, ...values })
    .onConflict((conflict) => conflict.column('claim_id').doUpdateSet(values))
    .execute()
  return code
}

/**
 * Checks a code and records the domain of its email address, even if the website has changed since.
 * @throws 400 for a wrong or expired code or after too many tries, 404 for another user's claim, 409 when it is decided.
 */
export async function proveDomain(db: Db, viewer: Viewer, claim_id: number, enteredCode: string) {
  if (!isPending(await readOwnClaim(db, viewer, claim_id))) throw new AppError('conflict', ALREADY_DECIDED_MESSAGE)
  // Incremented before the comparison, so that concurrent tries are counted.
  const code = await db
    .updateTable('claim_codes')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('claim_id', '=', claim_id)
    .returning(['email', 'code_hash', 'tries', sql<boolean>`expires_at < now()`.as('expired')])
    .executeTakeFirst()
  if (!code) throw invalid('code', 'There is no code to enter. Please request one.')
  if (code.expired) throw invalid('code', 'This code has expired. Please request a new one.')
  const triesLeft = MAX_CODE_TRIES - code.tries
  if (triesLeft < 0) throw invalid('code', 'Too many wrong codes. Please request a new one.')
  if (!(await checkPassword(enteredCode, code.code_hash))) {
    throw invalid(
      'code',
      triesLeft === 0
        ? 'The code is not correct. Please request a new one.'
        : `The code is not correct. You have ${formatCount(triesLeft, 'try', 'tries')} left.`,
    )
  }

  const domain = mailboxDomainOf(code.email)
  const claim = await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('claims')
      .set({ proven_domain: domain, proven_email: code.email, proven_at: sql`now()` })
      .where('id', '=', claim_id)
      .where('status', '=', 'pending')
      .executeTakeFirst()
    if (!numUpdatedRows) throw new AppError('conflict', ALREADY_DECIDED_MESSAGE)
    await tx
      .deleteFrom('claim_codes')
      .where('claim_id', '=', claim_id)
      .where('code_hash', '=', code.code_hash)
      .execute()
    return readOwnClaim(tx, viewer, claim_id)
  })
  return { message: `You have proven by email that you control ${domain}.`, claim }
}
