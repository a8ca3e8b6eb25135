/** The kinds of posts that can be held for a moderator. */
export const heldTypes = ['question', 'answer', 'job', 'event'] as const
export type HeldType = (typeof heldTypes)[number]

export const holdDecisions = ['approved', 'rejected'] as const
export type HoldDecision = (typeof holdDecisions)[number]

/**
 * The modes of holding posts with links by new members: `automatic` depends on whether email addresses are verified.
 */
export const holdingModes = ['automatic', 'on', 'off'] as const
export type HoldingMode = (typeof holdingModes)[number]

/** Days for which an account is new. */
export const NEW_DAYS = 7
/** The minimum number of public posts of an account that is not new. */
export const MIN_PUBLIC_POSTS = 3
/** The number of approved posts after which an account is trusted. */
export const MIN_TRUSTED_APPROVALS = 2
/** The number of rejected posts after which an account can no longer post. */
export const MAX_REJECTIONS = 3
/** Days for which a moderator's decision on a held post is stored and counts towards these limits. */
export const DECISION_DAYS = 365

export const MAX_NOTE_LENGTH = 5000
