export const TITLE_MAX = 255
export const CONTENT_PREVIEW = 200

export const questionSorts = ['newest', 'votes', 'unanswered'] as const
export type QuestionSort = (typeof questionSorts)[number]
export const voteTypes = ['upvote', 'downvote'] as const
export type VoteType = (typeof voteTypes)[number]
/** The answers that a question comes with. */
export const ANSWERS_ON_PAGE = 50

/** The most topics of a question. */
export const TOPICS_MAX = 5

/** A search counts no further. */
export const MAX_COUNTED = 200
