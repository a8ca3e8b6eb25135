/** Administrative actions: the name in the filter of the log, and the verb between actor and target in an entry. */
export type AuditActions = Record<`${string}.${string}`, { name: string; verb: string }>

/** All actions of the application in one. The actions of each feature add themselves by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: the actions of the features extend it
export interface AllAuditActions {}
export type AuditAction = keyof AllAuditActions
