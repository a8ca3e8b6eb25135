import { randomInt } from 'node:crypto'
import { type Db, sql } from '../../database/open.server.ts'
import { AppError, invalid } from '../../kit/errors.ts'
import { checkPassword, hashPassword } from '../../kit/passwords.server.ts'
import type { Services } from '../../kit/services.server.ts'
import type { Viewer } from '../../kit/session.ts'
import { formatCount } from '../../kit/text.ts'
import { mailsToAddress } from '../mails/mails.limits.server.ts'
import { queueMail } from '../mails/queueMail.server.ts'
import { CODE_MINUTES, CODE_TRIES } from './claims.constants.ts'
import { domainCodes } from './claims.limits.server.ts'
import { claimsMailKinds } from './claims.mailKinds.server.ts'
import { canProve, isPending } from './claims.rules.ts'
import { readOwnClaim } from './claims.service.server.ts'
import { mailboxDomainOf } from './websiteDomain.server.ts'

const DECIDED = 'This claim request has already been decided'

/** Has a code mailed to a mailbox at the domain of the website as it is now. */
export async function requestDomainCode({ db, limits }: Services, viewer: Viewer, claim_id: number, email: string) {
  const claim = await readOwnClaim(db, viewer, claim_id)
  if (!isPending(claim)) throw new AppError('conflict', DECIDED)
  const { website_domain } = claim
  if (website_domain === null) throw new AppError('conflict', claim.domain_refusal as string)
  if (!canProve(viewer, claim)) {
    throw new AppError('conflict', `You have already proven by email that you control ${website_domain}`)
  }
  if (mailboxDomainOf(email) !== website_domain) {
    throw invalid('email', `Please enter an address that ends in @${website_domain}`)
  }
  // who could have codes sent without end could guess one in the end
  await limits.take(domainCodes, 'member', String(viewer.id))
  await limits.take(domainCodes, 'domain', website_domain)
  await limits.take(mailsToAddress, email.toLowerCase())
  await queueMail(db, claimsMailKinds['claims.domain_code'], { claim_id, email })
  return { message: `A code is on its way to ${email}. It is valid for ${CODE_MINUTES} minutes.` }
}

/**
 * Makes the code in the queue, where it is mailed, so that it is nowhere in writing but in the mail. Its hash costs more
 * to search than the code lives.
 * @returns the code; it ends the one before.
 */
export async function issueDomainCode(db: Db, claim_id: number, email: string): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const fresh = {
    email,
    code_hash: await hashPassword(code),
    tries: 0,
    expires_at: sql<string>`now() + ${`${CODE_MINUTES} minutes`}::interval`,
  }
  await db
    .insertInto('claim_codes')
    .values({ claim_id, ...fresh })
    .onConflict((conflict) => conflict.column('claim_id').doUpdateSet(fresh))
    .execute()
  return code
}

/** Marks the claim with the domain that the code was mailed to, whatever the website is by now. */
export async function proveDomain(db: Db, viewer: Viewer, claim_id: number, given: string) {
  if (!isPending(await readOwnClaim(db, viewer, claim_id))) throw new AppError('conflict', DECIDED)
  // counted before it is looked at, so that many at once are as many tries
  const code = await db
    .updateTable('claim_codes')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('claim_id', '=', claim_id)
    .returning(['email', 'code_hash', 'tries', sql<boolean>`expires_at < now()`.as('expired')])
    .executeTakeFirst()
  if (!code) throw invalid('code', 'There is no code to enter. Please ask for one.')
  if (code.expired) throw invalid('code', 'This code has expired. Please ask for a new one.')
  const left = CODE_TRIES - code.tries
  if (left < 0) throw invalid('code', 'Too many wrong codes. Please ask for a new one.')
  if (!(await checkPassword(given, code.code_hash))) {
    throw invalid(
      'code',
      left === 0
        ? 'This is not the code. Please ask for a new one.'
        : `This is not the code. You have ${formatCount(left, 'try', 'tries')} left.`,
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
    if (!numUpdatedRows) throw new AppError('conflict', DECIDED)
    await tx
      .deleteFrom('claim_codes')
      .where('claim_id', '=', claim_id)
      .where('code_hash', '=', code.code_hash)
      .execute()
    return readOwnClaim(tx, viewer, claim_id)
  })
  return { message: `You have proven by email that you control ${domain}.`, claim }
}
