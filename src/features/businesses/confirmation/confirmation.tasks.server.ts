import { sql } from '../../../database/open.server.ts'
import type { ComposeMail, Services, Tasks } from '../../../kit/server/services.server.ts'
import { createToken, hashToken } from '../../../kit/server/tokens.server.ts'
import { formatDate } from '../../../kit/text/text.ts'
import { formatGreeting } from '../../mails/mailNames.server.ts'
import { queueMail } from '../../mails/queueMail.server.ts'
import { CONFIRM_DAYS, CONFIRM_LINK_DAYS, EMAILS_PER_RUN } from './confirmation.constants.ts'
import { confirmationMailKinds } from './confirmation.mailKinds.server.ts'

export const confirmationMails: Record<keyof typeof confirmationMailKinds, ComposeMail> = {
  async 'businesses.confirm'({ db, settings }, { business_id }: { business_id: number }) {
    const business = await db
      .selectFrom('businesses as b')
      .innerJoin('business_confirmations as c', 'c.business_id', 'b.id')
      .innerJoin('business_members as m', (join) =>
        join.onRef('m.business_id', '=', 'b.id').onRef('m.user_id', '=', 'c.user_id').on('m.role', '=', 'owner'),
      )
      .innerJoin('users as owner', 'owner.id', 'm.user_id')
      .leftJoin('business_details as d', 'd.business_id', 'b.id')
      .where('b.id', '=', business_id)
      .where('b.is_listed', '=', true)
      .where('owner.is_banned', '=', false)
      .where(sql<boolean>`(d.confirmed_at is null or d.confirmed_at < c.asked_at)`)
      .select(['b.display_name as business_name', 'owner.email', 'owner.full_name', 'd.confirmed_at'])
      .executeTakeFirst()
    // The business was confirmed, hidden or handed over meanwhile.
    if (!business) return null
    const { business_name, email, full_name, confirmed_at } = business
    const token = createToken()
    await db
      .updateTable('business_confirmations')
      .set({
        token_hash: hashToken(token),
        expires_at: sql<string>`now() + make_interval(days => ${CONFIRM_LINK_DAYS})`,
      })
      .where('business_id', '=', business_id)
      .execute()
    const last = confirmed_at && formatDate(confirmed_at, settings.site.time_zone)
    return {
      to: email,
      subject: `Is the profile of ${business_name} still right?`,
      heading: `Is the profile of ${business_name} still right?`,
      paragraphs: [
        formatGreeting(full_name),
        last
          ? `The profile of ${business_name} was last confirmed on ${last}.`
          : `Nobody has confirmed the profile of ${business_name} yet.`,
        `Please look at its address, phone number and hours. If everything is right, one button says so to visitors. You do not need to log in. The link works for ${CONFIRM_LINK_DAYS} days.`,
        `If something has changed, you can edit the profile: ${settings.public_url}/businesses/${business_id}/edit`,
      ],
      action: {
        label: 'Look and confirm',
        url: `${settings.public_url}/businesses/confirm?id=${business_id}&token=${token}`,
      },
      reason: `You get this once a year because you own ${business_name}.`,
    }
  },
}

export const confirmationTasks = {
  'businesses.askToConfirm': {
    cron: '7 18 * * *',
    async run({ db }: Services) {
      await db.transaction().execute(async (tx) => {
        await sql`
          delete from business_confirmations
          where asked_at < now() - make_interval(days => ${CONFIRM_DAYS})`.execute(tx)
        // Two concurrent runs send no email twice, because the second one waits for the rows of the first.
        const { rows } = await sql<{ business_id: number }>`
          insert into business_confirmations (business_id, user_id)
          select b.id, m.user_id from businesses as b
          join business_members as m on m.business_id = b.id and m.role = 'owner'
          join users as owner on owner.id = m.user_id and not owner.is_banned
          left join business_details as d on d.business_id = b.id
          where b.is_listed and b.is_claimed
            and coalesce(d.confirmed_at, b.verified_at, b.created_at) < now() - make_interval(days => ${CONFIRM_DAYS})
            and not exists (select from business_confirmations as c where c.business_id = b.id)
          order by b.id limit ${EMAILS_PER_RUN}
          on conflict do nothing
          returning business_id`.execute(tx)
        for (const { business_id } of rows)
          await queueMail(tx, confirmationMailKinds['businesses.confirm'], { business_id })
      })
    },
  },
} satisfies Tasks
