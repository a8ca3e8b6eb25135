export const targetTypes = ['question', 'answer', 'job', 'event', 'business', 'user'] as const
export type TargetType = (typeof targetTypes)[number]

export const reportReasons = ['spam', 'offensive', 'wrong', 'closed', 'duplicate', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** The reasons as the dialog and the queue name them. */
export const reasonNames: Record<ReportReason, string> = {
  spam: 'Spam or advertising',
  offensive: 'Offensive or harassing',
  wrong: 'Wrong or misleading',
  closed: 'Closed or no longer true',
  duplicate: 'Duplicate of something else',
  other: 'Something else',
}

export const MAX_MESSAGE_LENGTH = 5000

/** The decisions that an author can appeal against. */
export const appealableActions = ['hide', 'delete', 'ban'] as const
export type AppealableAction = (typeof appealableActions)[number]
/** Days after the decision within which the author can appeal. */
export const APPEAL_DAYS = 30

export const appealStatuses = ['possible', 'open', 'dismissed', 'accepted'] as const

/** The types of reported content in words, as in “Report this job”. */
export const targetNames: Record<TargetType, string> = {
  question: 'question',
  answer: 'answer',
  job: 'job',
  event: 'event',
  business: 'business',
  user: 'member',
}
