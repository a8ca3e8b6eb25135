import { sql } from '../../database/open.server.ts'
import type { ComposeMail, Services, Tasks } from '../../kit/server/services.server.ts'
import { formatDate } from '../../kit/text/text.ts'
import { createAppealLink } from '../reports/appeals.service.server.ts'
import { type TargetType, targetNames } from '../reports/reports.constants.ts'
import { DECISION_DAYS, MAX_REJECTIONS } from './heldPosts.constants.ts'
import type { heldPostsMailKinds } from './heldPosts.mailKinds.server.ts'
import { countRejections } from './heldPosts.service.server.ts'

/** The decision with its author and post; null when the account or the post no longer exists. */
async function readDecision({ db, reportables, settings }: Services, hold_id: number) {
  const hold = await db
    .selectFrom('held_posts as h')
    .innerJoin('users as author', 'author.id', 'h.author_id')
    .where('h.id', '=', hold_id)
    .select(['h.target_type', 'h.target_id', 'h.author_id', 'h.note', 'author.email', 'author.full_name'])
    .executeTakeFirst()
  const target = hold && (await reportables.get(hold.target_type)?.load(db, hold.target_id))
  if (!hold || !target) return null
  const name = targetNames[hold.target_type as TargetType]
  return {
    ...hold,
    visibility: target.visibility,
    described: hold.target_type === 'answer' ? target.title.replace(/^A/, 'a') : `${name} “${target.title}”`,
    url: `${settings.public_url}${target.path ?? ''}`,
    reason: hold.note ? [`The reason: ${hold.note}`] : [],
  }
}

export const heldPostsMails: Record<keyof typeof heldPostsMailKinds, ComposeMail> = {
  async 'heldPosts.approved'(services, { hold_id }: { hold_id: number }) {
    const decision = await readDecision(services, hold_id)
    if (decision?.visibility !== 'public') return null
    const { email, full_name, described, url, note } = decision
    return {
      to: email,
      subject: `Your ${described} is public`,
      heading: 'What you posted is public',
      paragraphs: [
        `Hello ${full_name},`,
        `A moderator has looked at your ${described}. Everybody can see it now.`,
        ...(note ? [`The moderator writes: ${note}`] : []),
      ],
      action: { label: 'Open the page', url },
      reason: 'You get this because you posted it.',
    }
  },

  async 'heldPosts.rejected'(services, { hold_id, report_id }: { hold_id: number; report_id: number }) {
    const decision = await readDecision(services, hold_id)
    if (decision?.visibility !== 'hidden') return null
    const { author_id, email, full_name, described, url, reason } = decision
    const { time_zone } = services.settings.site
    const appeal = await createAppealLink(services, report_id)
    const hasEnded = author_id !== null && (await countRejections(services.db, author_id)) >= MAX_REJECTIONS
    return {
      to: email,
      subject: `Your ${described} stays hidden`,
      heading: 'A moderator has not approved what you posted',
      paragraphs: [
        `Hello ${full_name},`,
        `Your ${described} waited for a moderator, because it has a link and you are new here. The moderator has decided not to show it. Only you and moderators see it.`,
        ...reason,
        ...(hasEnded
          ? [
              'Moderators have now rejected three of your posts, so your account can no longer post. When one of these decisions is reversed, you can post again.',
            ]
          : []),
        ...(appeal
          ? [`If you think that this is wrong, you can appeal once, until ${formatDate(appeal.until, time_zone)}.`]
          : []),
      ],
      action: { label: 'Open the page', url },
      ...(appeal && { links: [{ label: 'Appeal', url: appeal.url }] }),
      reason: 'You get this because you posted it.',
    }
  },
}

export const heldPostsTasks = {
  'heldPosts.sweep': {
    cron: '41 4 * * *',
    async run({ db }: Services) {
      await db
        .deleteFrom('held_posts')
        .where('decided_at', '<', sql<string>`now() - make_interval(days => ${DECISION_DAYS})`)
        .execute()
    },
  },
} satisfies Tasks
