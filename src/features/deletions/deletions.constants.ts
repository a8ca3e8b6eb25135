export const deletedTypes = ['question', 'answer', 'job', 'event', 'business'] as const
export type DeletedType = (typeof deletedTypes)[number]

/** Minutes for which the member who deleted something can restore it. */
export const UNDO_MINUTES = 10
/** Days for which administrators can restore a deletion before a task purges it. */
export const RESTORE_DAYS = 30
