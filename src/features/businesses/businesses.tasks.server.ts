import type { ComposeMail } from '../../kit/server/services.server.ts'
import { formatGreeting } from '../mails/mailNames.server.ts'
import { withUnsubscribe } from '../notifications/withUnsubscribe.server.ts'
import type { businessesMailKinds } from './businesses.mailKinds.server.ts'
import type { OwnerNews } from './review/notifyOwner.server.ts'

const texts: Record<OwnerNews, { subject: string; sentence: string; next?: string }> = {
  approve: { subject: 'has been verified', sentence: 'is now verified and appears in the public directory.' },
  reject: { subject: 'was not verified', sentence: 'could not be verified and is not in the public directory.' },
  suspend: { subject: 'has been suspended', sentence: 'has been suspended and removed from the public directory.' },
  unlist: {
    subject: 'has been taken off the directory',
    sentence:
      'was reported as closed, so an administrator has taken it and its events off the public directory. Nothing has been deleted.',
    next: 'If it is open, open its page and choose “It Is Open”. It is back in the directory at once.',
  },
  relist: { subject: 'is back in the directory', sentence: 'is in the public directory again.' },
}

export const businessesMails: Record<keyof typeof businessesMailKinds, ComposeMail> = {
  'businesses.decided': withUnsubscribe(
    'business.decided',
    async (
      { db, settings },
      { business_id, decision, reason }: { business_id: number; decision: OwnerNews; reason: string | null },
    ) => {
      const owner = await db
        .selectFrom('business_members as m')
        .innerJoin('users as u', 'u.id', 'm.user_id')
        .innerJoin('businesses as b', 'b.id', 'm.business_id')
        .where('m.business_id', '=', business_id)
        .where('m.role', '=', 'owner')
        .where('u.is_banned', '=', false)
        .select(['u.email', 'u.full_name', 'b.display_name'])
        .executeTakeFirst()
      if (!owner) return null
      const { subject, sentence, next } = texts[decision]
      return {
        to: owner.email,
        subject: `${owner.display_name} ${subject}`,
        heading: `${owner.display_name} ${subject}`,
        paragraphs: [
          formatGreeting(owner.full_name),
          `${owner.display_name} ${sentence}`,
          ...(reason ? [`Reason: ${reason}`] : []),
          ...(next ? [next] : []),
        ],
        action: { label: 'Open my business', url: `${settings.public_url}/my-businesses/${business_id}` },
        reason: `You get this because you own ${owner.display_name}.`,
      }
    },
  ),
}
