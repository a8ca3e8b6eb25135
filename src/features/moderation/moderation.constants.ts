export const reportStatuses = ['open', 'resolved'] as const
export type ReportStatus = (typeof reportStatuses)[number]

export const reportActions = ['dismiss', 'hide', 'delete', 'ban'] as const
export type ReportAction = (typeof reportActions)[number]

export const NOTE_MAX = 5000
