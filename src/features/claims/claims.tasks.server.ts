import { type Db, sql } from '../../database/open.server.ts'
import type { ComposeMail, Services, Tasks } from '../../kit/server/services.server.ts'
import { formatBusiness, formatGreeting } from '../mails/mailNames.server.ts'
import { withUnsubscribe } from '../notifications/withUnsubscribe.server.ts'
import { CODE_MINUTES } from './claims.constants.ts'
import type { claimsMailKinds } from './claims.mailKinds.server.ts'
import { selectClaims } from './claims.query.server.ts'
import { isPending } from './claims.rules.ts'
import { issueDomainCode } from './domainProof.service.server.ts'
import { websiteDomainOf } from './websiteDomain.server.ts'

/** Undefined when the claim was deleted with its business or requester. */
const findClaim = (db: Db, id: number) =>
  selectClaims(db)
    .where('c.id', '=', id)
    .select(['b.website', 'b.is_listed', 'requester.is_banned as is_requester_banned'])
    .executeTakeFirst()

type Revocation = {
  business_name: string
  email: string
  full_name: string | null
  claimable: boolean
  /** The reason; null for people who had not joined the team yet. */
  reason: string | null
}

const claimReason = (display_name: string) => `You get this because you claimed ${display_name}.`

export const claimsMails: Record<keyof typeof claimsMailKinds, ComposeMail> = {
  async 'claims.submitted'({ db, settings }, { claim_id }: { claim_id: number }) {
    const claim = await findClaim(db, claim_id)
    if (!claim) return null
    const display_name = formatBusiness(claim)
    const { website_domain } = websiteDomainOf(claim.website)
    return {
      to: claim.requester_email,
      subject: `We have received your claim for ${display_name}`,
      heading: 'Claim Request Submitted!',
      paragraphs: [
        formatGreeting(claim.requester_name),
        `You have asked to be granted ownership of ${display_name}. An administrator will review your request, and you will get an email with the outcome.`,
        ...(website_domain
          ? [`Until then you can prove by email that you control ${website_domain}. This makes the decision easier.`]
          : []),
      ],
      action: { label: 'See my claim', url: `${settings.public_url}/my-businesses` },
      reason: claimReason(display_name),
    }
  },

  'claims.decided': withUnsubscribe('claim.decided', async ({ db, settings }, { claim_id }: { claim_id: number }) => {
    const claim = await findClaim(db, claim_id)
    if (!claim) return null
    const { business_id, admin_notes } = claim
    const display_name = formatBusiness(claim)
    const approved = claim.status === 'approved'
    const subject = `Your claim for ${display_name} has been ${approved ? 'approved' : 'rejected'}`
    return {
      to: claim.requester_email,
      subject,
      heading: subject,
      paragraphs: [
        formatGreeting(claim.requester_name),
        ...(approved
          ? [
              `You are now the owner of ${display_name} and can edit its profile.`,
              ...(admin_notes ? [`Notes of the administrator: ${admin_notes}`] : []),
            ]
          : [
              `An administrator has reviewed your claim for ${display_name} and could not grant you ownership.`,
              `Reason: ${admin_notes}`,
            ]),
      ],
      action: approved
        ? { label: 'Open my business', url: `${settings.public_url}/my-businesses/${business_id}` }
        : { label: 'See my claim', url: `${settings.public_url}/my-businesses` },
      reason: claimReason(display_name),
    }
  }),

  async 'claims.domain_code'({ db, settings }, { claim_id, email }: { claim_id: number; email: string }) {
    const claim = await findClaim(db, claim_id)
    if (!claim || !isPending(claim) || claim.is_requester_banned) return null
    const display_name = formatBusiness(claim)
    const code = await issueDomainCode(db, claim_id, email)
    // The recipient may be a third party, so the email contains no text of the requester.
    return {
      to: email,
      subject: `Your code for ${display_name}`,
      heading: `Your code is ${code}`,
      paragraphs: [
        `A member of ${settings.site.name} claims to run ${display_name} and gave this address as proof.`,
        `If that is you, enter the code under My Businesses. It is valid for ${CODE_MINUTES} minutes.`,
        'If it is not you, do not share the code.',
      ],
      action: { label: 'Enter the code', url: `${settings.public_url}/my-businesses` },
      reason: `You get this because this address is at the domain of the website of ${display_name}.`,
    }
  },

  async 'claims.revoked'({ settings }, { business_name, email, full_name, claimable, reason }: Revocation) {
    const subject = `The ownership of ${business_name} has been revoked`
    return {
      to: email,
      subject,
      heading: subject,
      paragraphs: [
        formatGreeting(full_name),
        `An administrator has revoked the ownership of ${business_name}. Its team can no longer edit it${claimable ? ', and anybody who runs it can claim it again' : ''}.`,
        reason ? `Reason: ${reason}` : 'You can no longer join this team.',
      ],
      action: { label: 'See my businesses', url: `${settings.public_url}/my-businesses` },
      reason: reason
        ? `You get this because you were in the team of ${business_name}.`
        : `You get this because you were invited to the team of ${business_name}, or asked for access.`,
    }
  },
}

export const claimsTasks = {
  'claims.sweep': {
    cron: '37 * * * *',
    async run({ db }: Services) {
      await db.deleteFrom('claim_codes').where('expires_at', '<', sql<string>`now() - interval '1 day'`).execute()
    },
  },
} satisfies Tasks
