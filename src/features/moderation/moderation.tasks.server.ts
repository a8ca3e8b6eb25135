import type { Db } from '../../database/open.server.ts'
import type { ComposeMail, Services } from '../../kit/server/services.server.ts'
import { formatDate } from '../../kit/text/text.ts'
import { createAppealLink } from '../reports/appeals.service.server.ts'
import type { Report } from './moderation.contract.ts'
import type { moderationMailKinds } from './moderation.mailKinds.server.ts'
import { selectReports } from './moderation.query.server.ts'

/** The report and the email address of the author; null when the account no longer exists. */
async function readReportOfAuthor(db: Db, id: number) {
  const report = await selectReports(db)
    .where('r.id', '=', id)
    .select(['author.email', 'author.is_banned'])
    .executeTakeFirst()
  return report?.email ? { ...report, email: report.email } : null
}

/** A short name of the target, such as `question “Where to moor?”`. */
function describeTarget({ target_type, target_title }: Pick<Report, 'target_type' | 'target_title'>): string {
  if (target_type === 'answer') return target_title.replace(/^A/, 'a')
  return `${target_type} “${target_title}”`
}

/** The button of the email, which opens the target's page if it has one. */
const linkToPage = (public_url: string, path: string | null) =>
  path === null ? {} : { action: { label: 'Open the page', url: public_url + path } }

const describeReason = ({ note }: Pick<Report, 'note'>) => (note ? [`The reason: ${note}`] : [])

/**
 * The paragraph about the appeal in an email about a decision, and its link; empty when the decision was changed
 * meanwhile.
 */
async function offerAppeal(services: Pick<Services, 'db' | 'settings'>, report_id: number) {
  const link = await createAppealLink(services, report_id)
  if (!link) return { sentences: [], links: [] }
  const until = formatDate(link.until, services.settings.site.time_zone)
  return {
    sentences: [
      `If you think that this is wrong, you can appeal once, until ${until}. You do not need to log in for that.`,
    ],
    links: [{ label: 'Appeal', url: link.url }],
  }
}

const isOfTeam = ({ target_type }: Pick<Report, 'target_type'>) => target_type === 'business' || target_type === 'event'

export const moderationMails: Record<keyof typeof moderationMailKinds, ComposeMail> = {
  async 'moderation.decided'({ db, settings }, { report_id }: { report_id: number }) {
    const report = await readReportOfAuthor(db, report_id)
    // The report was reopened meanwhile.
    if (report?.action !== 'hide' && report?.action !== 'delete') return null
    const { action, email, author_name, target_path } = report
    const target = describeTarget(report)
    const readers = isOfTeam(report) ? 'its team and moderators' : 'you and moderators'
    const { sentences, links } = await offerAppeal({ db, settings }, report_id)
    return {
      to: email,
      subject: action === 'hide' ? `Your ${target} has been hidden` : `Your ${target} has been deleted`,
      heading: action === 'hide' ? 'A moderator has hidden what you posted' : 'A moderator has deleted what you posted',
      paragraphs: [
        `Hello ${author_name},`,
        action === 'hide'
          ? `Somebody reported your ${target}. A moderator has looked at it and hidden it. Only ${readers} see it now.`
          : `Somebody reported your ${target}. A moderator has looked at it and deleted it.`,
        ...describeReason(report),
        ...sentences,
      ],
      links,
      ...(action === 'hide' && linkToPage(settings.public_url, target_path)),
      reason: 'You get this because you posted it.',
    }
  },

  async 'moderation.banned'({ db, settings }, { report_id }: { report_id: number }) {
    const report = await readReportOfAuthor(db, report_id)
    if (report?.action !== 'ban' || !report.is_banned) return null
    const { site } = settings
    const { sentences, links } = await offerAppeal({ db, settings }, report_id)
    return {
      to: report.email,
      subject: `Your account on ${site.name} has been suspended`,
      heading: 'Your account has been suspended',
      paragraphs: [
        `Hello ${report.author_name},`,
        'An administrator has suspended your account after a report. You cannot log in any more.',
        ...describeReason(report),
        ...sentences,
      ],
      links,
      reason: `You get this because you have an account on ${site.name}.`,
    }
  },

  async 'moderation.appeal'({ db, settings }, { report_id }: { report_id: number }) {
    const report = await readReportOfAuthor(db, report_id)
    if (!report || report.status === 'open') return null
    const { email, author_name, appealed_action, target_path } = report
    const isAccepted = report.action === 'reverse'
    const isBan = appealed_action === 'ban'
    const subject = isBan ? `your account on ${settings.site.name}` : `your ${describeTarget(report)}`
    const outcomes = {
      hide: `Your ${describeTarget(report)} is visible again.`,
      delete: `The deletion of your ${describeTarget(report)} was wrong. What was deleted does not come back by itself, but you may post it again.`,
      ban: 'Your account is no longer suspended. You can log in again.',
    }
    return {
      to: email,
      subject: `${isAccepted ? 'Your appeal was accepted' : 'Your appeal was dismissed'}: ${subject}`,
      heading: isAccepted ? 'Your appeal was accepted' : 'Your appeal was dismissed',
      paragraphs: [
        `Hello ${author_name},`,
        `${isBan ? 'An administrator' : 'A moderator'} has looked again at the decision about ${subject}.`,
        isAccepted && appealed_action
          ? outcomes[appealed_action]
          : 'The decision stands. You cannot appeal against it again.',
        ...describeReason(report),
      ],
      ...(isAccepted && appealed_action === 'hide' && linkToPage(settings.public_url, target_path)),
      reason: 'You get this because you appealed.',
    }
  },

  async 'moderation.shown'({ db, settings }, { report_id }: { report_id: number }) {
    const report = await readReportOfAuthor(db, report_id)
    if (report?.status !== 'open') return null
    const target = describeTarget(report)
    return {
      to: report.email,
      subject: `Your ${target} is visible again`,
      heading: 'What you posted is visible again',
      paragraphs: [
        `Hello ${report.author_name},`,
        `A moderator has looked again at your ${target}. Everybody can see it again.`,
      ],
      ...linkToPage(settings.public_url, report.target_path),
      reason: 'You get this because you posted it.',
    }
  },
}
