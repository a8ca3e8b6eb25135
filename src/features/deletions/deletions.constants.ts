export const deletedTypes = ['question', 'answer', 'job', 'event', 'business'] as const
export type DeletedType = (typeof deletedTypes)[number]

/** Minutes for which those who deleted something can restore it. */
export const UNDO_MINUTES = 10
/** Days for which administrators can restore it. Then a task purges it. */
export const RESTORE_DAYS = 30
