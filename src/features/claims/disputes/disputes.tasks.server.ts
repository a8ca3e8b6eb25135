import { type Db, sql } from '../../../database/open.server.ts'
import type { ComposeMail, Services, Tasks } from '../../../kit/server/services.server.ts'
import { formatDate } from '../../../kit/text/text.ts'
import { formatBusiness, formatGreeting, formatSender } from '../../mails/mailNames.server.ts'
import type { disputesMailKinds } from './disputes.mailKinds.server.ts'
import { findOwner, selectDisputes } from './disputes.query.server.ts'

/** Days for which a decided dispute is stored. The audit log keeps the decision. */
const DECIDED_DAYS = 365

const findDispute = (db: Db, id: number) =>
  selectDisputes(db).where('d.id', '=', id).select(['b.is_listed', 'd.user_id']).executeTakeFirst()

export const disputesMails: Record<keyof typeof disputesMailKinds, ComposeMail> = {
  async 'disputes.submitted'({ db, settings }, { dispute_id }: { dispute_id: number }) {
    const dispute = await findDispute(db, dispute_id)
    const owner = dispute && (await findOwner(db, dispute.business_id))
    if (!owner || dispute.status !== 'open') return null
    const { business_id, display_name, disputant_name, answer_until } = dispute
    const until = formatDate(answer_until, settings.site.time_zone)
    // The email omits the statement of the disputant, which is shown only on the site.
    return {
      to: owner.email,
      subject: `A member of ${settings.site.name} disputes that you own ${display_name}`,
      heading: `Somebody says that ${display_name} is theirs`,
      paragraphs: [
        formatGreeting(owner.full_name),
        `${formatSender(disputant_name)}, a member of ${settings.site.name}, says that ${display_name} is theirs and not yours.`,
        `You can read why, and answer by ${until}. After that, an administrator decides who owns it.`,
      ],
      action: { label: 'Read and answer', url: `${settings.public_url}/my-businesses/${business_id}` },
      reason: `You get this because you own ${display_name}.`,
    }
  },

  async 'disputes.decided'({ db, settings }, { dispute_id, user_id }: { dispute_id: number; user_id: number }) {
    const dispute = await findDispute(db, dispute_id)
    const recipient = await db
      .selectFrom('users')
      .where('id', '=', user_id)
      .select(['email', 'full_name'])
      .executeTakeFirst()
    if (!dispute || !recipient || dispute.status === 'open') return null
    const { business_id, admin_notes } = dispute
    const isDisputant = user_id === dispute.user_id
    const isApproved = dispute.status === 'approved'
    const display_name = isDisputant && !isApproved ? formatBusiness(dispute) : dispute.display_name
    const path = isApproved === isDisputant ? `/my-businesses/${business_id}` : '/my-businesses'
    return {
      to: recipient.email,
      ...describeDecision(isDisputant, isApproved, display_name),
      paragraphs: [
        formatGreeting(recipient.full_name),
        ...describeOutcome(isDisputant, isApproved, display_name),
        `Reason: ${admin_notes}`,
      ],
      action: { label: 'Open my businesses', url: settings.public_url + path },
      reason: isDisputant
        ? `You get this because you disputed the ownership of ${display_name}.`
        : `You get this because the ownership of ${display_name} was disputed.`,
    }
  },
}

function describeDecision(isDisputant: boolean, isApproved: boolean, display_name: string) {
  const subject = isDisputant
    ? `Your dispute about ${display_name} has been ${isApproved ? 'approved' : 'rejected'}`
    : isApproved
      ? `${display_name} has been handed over to somebody else`
      : `You stay the owner of ${display_name}`
  return { subject, heading: subject }
}

function describeOutcome(isDisputant: boolean, isApproved: boolean, display_name: string): string[] {
  if (isDisputant) {
    return isApproved
      ? [
          `You are now the owner of ${display_name}, and its former owner has left the team.`,
          'Please check who else is in the team.',
        ]
      : [`An administrator has heard both sides about ${display_name}, and its owner stays the same.`]
  }
  return isApproved
    ? [`An administrator has decided that ${display_name} belongs to somebody else. You are no longer in its team.`]
    : [`An administrator has rejected the dispute about ${display_name}. You stay its owner.`]
}

export const disputesTasks = {
  'disputes.sweep': {
    cron: '47 4 * * *',
    async run({ db }: Services) {
      await db
        .deleteFrom('disputes')
        .where(sql<boolean>`status <> 'open'`)
        .where('reviewed_at', '<', sql<string>`now() - make_interval(days => ${DECIDED_DAYS})`)
        .execute()
    },
  },
} satisfies Tasks
