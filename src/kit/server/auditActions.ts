/** Administrative actions: their name in the filter of the log, and the words between actor and target in an entry. */
export type AuditActions = Record<`${string}.${string}`, { name: string; verb: string }>

/** The actions of all features. Each feature adds its actions by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: the actions of the features extend it
export interface AllAuditActions {}
export type AuditAction = keyof AllAuditActions
