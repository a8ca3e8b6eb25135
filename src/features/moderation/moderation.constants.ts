export const reportStatuses = ['open', 'resolved'] as const
export type ReportStatus = (typeof reportStatuses)[number]

export const reportActions = ['dismiss', 'hide', 'delete', 'ban', 'reverse'] as const
export type ReportAction = (typeof reportActions)[number]

export const MAX_NOTE_LENGTH = 5000

export const ALREADY_DECIDED = 'Another moderator has decided on this report already'
