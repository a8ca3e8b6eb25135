import type { ComposeMail, Services, Tasks } from '../../kit/server/services.server.ts'
import { formatCount, formatTime } from '../../kit/text/text.ts'
import { findRecipient, notifyAdministrators } from './notify.server.ts'
import { NOTIFY } from './notifyOfWaiting.server.ts'
import type { waitingMailKinds } from './waiting.mailKinds.server.ts'
import { countWaitingItems } from './waiting.query.server.ts'

export const waitingMails: Record<keyof typeof waitingMailKinds, ComposeMail> = {
  // The email contains only counts, because texts of strangers could be advertising or an attack.
  async 'waiting.summary'(services: Services, { user_id }: { user_id: number }) {
    const { db, settings, waitingQueues } = services
    const { public_url, site } = settings
    const recipient = await findRecipient(services, user_id)
    const counted = (await countWaitingItems(db, waitingQueues)).filter(({ count }) => count > 0)
    if (!recipient || counted.length === 0) return null
    const labels = counted.map(({ queue: { name }, count }) => formatCount(count, name.one, name.many))
    return {
      to: recipient.email,
      subject: `Waiting for you at ${site.name}: ${labels.join(', ')}`,
      heading: 'What waits for you',
      paragraphs: [`Hello ${recipient.full_name},`, 'This waits for a decision of an administrator:'],
      links: counted.map(({ queue: { path }, count, oldest_at }, index) => ({
        label: [
          labels[index],
          ...(oldest_at ? [`${count > 1 ? 'the oldest ' : ''}since ${formatTime(oldest_at, site.time_zone)}`] : []),
        ].join(', '),
        url: `${public_url}${path}`,
      })),
      action: { label: 'Open the dashboard', url: `${public_url}/admin` },
      reason: `You get this because you are an administrator of ${site.name}.`,
      preferences: { label: 'Choose how often you get these emails', url: `${public_url}/admin#waiting-emails` },
    }
  },
}

export const waitingTasks = {
  [NOTIFY]: {
    // Runs every minute to send bundled emails, and to find new items for which nobody has started the notification.
    cron: '* * * * *',
    run: notifyAdministrators,
  },
} satisfies Tasks
