import type { Db } from '../../database/open.server.ts'
import { sql } from '../../database/open.server.ts'
import type { ComposeMail, Services, Tasks } from '../../kit/server/services.server.ts'
import { createToken, hashToken } from '../../kit/server/tokens.server.ts'
import { INVITATION_DAYS } from '../accounts/invitations.constants.ts'
import { type BusinessRole, roleOf } from '../businesses/businesses.constants.ts'
import { roleNames } from '../businesses/businesses.labels.ts'
import { formatBusiness, formatGreeting, formatSender } from '../mails/mailNames.server.ts'
import { withUnsubscribe } from '../notifications/withUnsubscribe.server.ts'
import { rolePermissions } from './teams.constants.ts'
import type { teamsMailKinds } from './teams.mailKinds.server.ts'

/** Selects the recipients. Banned users get no emails, because they cannot log in. */
const selectRecipients = (db: Db) =>
  db.selectFrom('users').where('is_banned', '=', false).select(['email', 'full_name'])

const findOwner = (db: Db, business_id: number) =>
  db
    .selectFrom('business_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('businesses as b', 'b.id', 'm.business_id')
    .where('m.business_id', '=', business_id)
    .where('m.role', '=', 'owner')
    .select(['u.email', 'u.full_name', 'u.is_banned', 'b.display_name', 'b.is_listed'])
    .executeTakeFirst()

/**
 * The name of a business if it is listed. An unlisted name has not been checked, and the recipient may be a stranger.
 */
async function findShownName(db: Db, id: number): Promise<string | null> {
  const business = await db
    .selectFrom('businesses')
    .where('id', '=', id)
    .select(['display_name', 'is_listed'])
    .executeTakeFirst()
  return business ? formatBusiness(business) : null
}

const describeRole = (role: BusinessRole) => `Your role is ${roleNames[role]}: you can ${rolePermissions[role]}.`

export const teamsMails: Record<keyof typeof teamsMailKinds, ComposeMail> = {
  'teams.invited': withUnsubscribe(
    'team.invited',
    async ({ db, settings }, { association_id }: { association_id: number }) => {
      const token = createToken()
      const invitation = await db
        .updateTable('business_members')
        .where('id', '=', association_id)
        .where('status', '=', 'invited')
        .set({ token_hash: hashToken(token) })
        .returning(['business_id', 'role', sql<string>`email`.as('email')])
        .executeTakeFirst()
      const owner = invitation && (await findOwner(db, invitation.business_id))
      // The invitation was withdrawn, or its owner was banned.
      if (!owner || owner.is_banned) return null
      const { email, business_id } = invitation
      const user = await db
        .selectFrom('users')
        .where(sql<boolean>`lower(email) = lower(${email})`)
        .select(['full_name', 'is_banned', 'email_verified_at'])
        .executeTakeFirst()
      if (user?.is_banned) return null
      const answer = `/my-businesses?${new URLSearchParams({ business: String(business_id), token })}`
      const path = user ? answer : `/register?${new URLSearchParams({ email, token, return: answer })}`
      const sender = formatSender(owner.full_name)
      const { is_listed, display_name } = owner
      return {
        to: email,
        subject: is_listed
          ? `${sender} invites you to the team of ${display_name}`
          : `${sender} invites you to a team at ${settings.site.name}`,
        heading: is_listed ? `Join the team of ${display_name}` : `Join a team at ${settings.site.name}`,
        paragraphs: [
          formatGreeting(user?.email_verified_at ? user.full_name : null),
          is_listed
            ? `${sender} invites you to the team of ${display_name} at ${settings.site.name}.`
            : `${sender} invites you to the team of a business at ${settings.site.name}. You see its name before you accept. It is not public yet, so this email does not contain it.`,
          describeRole(roleOf(invitation.role)),
          `${user ? 'Follow the link to accept or decline.' : 'Follow the link to sign up for free, and then to accept or decline.'} It is valid for ${INVITATION_DAYS} days.`,
        ],
        action: { label: user ? 'Answer the invitation' : 'Sign up and answer', url: `${settings.public_url}${path}` },
        reason: `You get this because ${sender} entered your address. If you do not know why, please ignore this email.`,
      }
    },
  ),

  async 'teams.answered'(
    { db, settings },
    { business_id, user_id, accepted }: { business_id: number; user_id: number; accepted: boolean },
  ) {
    const owner = await findOwner(db, business_id)
    const user = await selectRecipients(db).where('id', '=', user_id).executeTakeFirst()
    if (!owner || owner.is_banned || !user) return null
    const { display_name } = owner
    const sender = formatSender(user.full_name)
    return {
      to: owner.email,
      subject: `${sender} has ${accepted ? 'joined' : 'declined to join'} the team of ${display_name}`,
      heading: accepted ? 'Invitation accepted' : 'Invitation declined',
      paragraphs: [
        formatGreeting(owner.full_name),
        `${sender} (${user.email}) has ${accepted ? 'accepted' : 'declined'} the invitation to the team of ${display_name}.`,
      ],
      action: { label: 'Open the team', url: `${settings.public_url}/businesses/${business_id}/team` },
      reason: `You get this because you own ${display_name}.`,
    }
  },

  async 'teams.handedOver'({ db, settings }, { business_id, user_id }: { business_id: number; user_id: number }) {
    const user = await selectRecipients(db).where('id', '=', user_id).executeTakeFirst()
    const display_name = await findShownName(db, business_id)
    if (!user || !display_name) return null
    return {
      to: user.email,
      subject: `You now own ${display_name}`,
      heading: `You now own ${display_name}`,
      paragraphs: [
        formatGreeting(user.full_name),
        `Ownership of ${display_name} has been handed over to you. From now on you manage its team.`,
      ],
      action: { label: 'Open my business', url: `${settings.public_url}/my-businesses/${business_id}` },
      reason: 'You get this because you are in the team of this business.',
    }
  },

  'teams.accessRequested': withUnsubscribe(
    'team.requested',
    async ({ db, settings }, { request_id }: { request_id: number }) => {
      const request = await db
        .selectFrom('access_requests as r')
        .innerJoin('users as u', 'u.id', 'r.user_id')
        .where('r.id', '=', request_id)
        .where('u.is_banned', '=', false)
        .select(['r.business_id', 'r.message', 'u.full_name', 'u.email'])
        .executeTakeFirst()
      const owner = request && (await findOwner(db, request.business_id))
      if (!owner || owner.is_banned) return null
      const { display_name } = owner
      const sender = formatSender(request.full_name)
      return {
        to: owner.email,
        subject: `${sender} asks for access to ${display_name}`,
        heading: `${sender} asks for access`,
        paragraphs: [
          formatGreeting(owner.full_name),
          `${sender} (${request.email}) would like to join the team of ${display_name}.`,
          // The email omits the message, because anybody can write one.
          ...(request.message ? ['They have written a message, which you see on the page of the team.'] : []),
          'You can add them to the team with a role of your choice, or decline. Accept only people you know.',
        ],
        action: {
          label: 'Answer the request',
          url: `${settings.public_url}/businesses/${request.business_id}/team`,
        },
        reason: `You get this because you own ${display_name}.`,
      }
    },
  ),

  'teams.accessDecided': withUnsubscribe(
    'team.requested',
    async (
      { db, settings },
      { business_id, user_id, role }: { business_id: number; user_id: number; role: BusinessRole | null },
    ) => {
      const user = await selectRecipients(db).where('id', '=', user_id).executeTakeFirst()
      const display_name = await findShownName(db, business_id)
      if (!user || !display_name) return null
      return {
        to: user.email,
        subject: role ? `You are now in the team of ${display_name}` : `No access to ${display_name}`,
        heading: role ? `You are now in the team of ${display_name}` : 'Your request was declined',
        paragraphs: [
          formatGreeting(user.full_name),
          ...(role
            ? [`The owner of ${display_name} has given you access. ${describeRole(role)}`]
            : [`The owner of ${display_name} has declined your request for access.`]),
        ],
        ...(role && {
          action: { label: 'Open the business', url: `${settings.public_url}/my-businesses/${business_id}` },
        }),
        reason: `You get this because you requested access to ${display_name}.`,
      }
    },
  ),
}

/** Days after which an expired invitation is deleted with its email address. */
const EXPIRED_DAYS = 60

export const teamsTasks = {
  'teams.sweep': {
    cron: '7 5 * * *',
    async run({ db }: Services) {
      await db
        .deleteFrom('business_members')
        .where('status', '=', 'invited')
        .where('invited_at', '<', sql<string>`now() - make_interval(days => ${INVITATION_DAYS + EXPIRED_DAYS})`)
        .execute()
    },
  },
} satisfies Tasks
