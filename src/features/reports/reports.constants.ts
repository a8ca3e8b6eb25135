export const targetTypes = ['question', 'answer', 'job', 'event', 'business', 'user'] as const
export type TargetType = (typeof targetTypes)[number]

export const reportReasons = ['spam', 'offensive', 'wrong', 'closed', 'duplicate', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const MESSAGE_MAX = 5000
