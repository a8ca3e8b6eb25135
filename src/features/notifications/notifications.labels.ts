import type { EmailTime, NotificationKind } from './notifications.constants.ts'

export const kindLabels: Record<NotificationKind, string> = {
  'answer.created': 'Answers to your questions',
  'answer.accepted': 'Your answer is accepted',
  'application.created': 'Applications to your jobs',
  'application.state': 'News about your applications',
  'claim.decided': 'Decisions on your claims',
  'business.decided': 'Decisions on your businesses',
  'team.invited': 'Invitations to a team',
  'team.requested': 'Requests for access to a team, and disputes about your businesses',
  'report.decided': 'Decisions of moderators',
  'job.expiring': 'Your jobs that close soon',
  'event.changed': 'Reminders of events, and events that change or are cancelled',
  'follow.new': 'What is new in what you follow',
  'search.new': 'New results of your saved searches',
}

export const emailLabels: Record<EmailTime, string> = {
  now: 'At once',
  daily: 'Daily digest',
  weekly: 'Weekly digest',
  never: 'Never',
}
