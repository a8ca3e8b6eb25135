export const MAX_TITLE_LENGTH = 255
export const CONTENT_PREVIEW_LENGTH = 200

export const questionSorts = ['newest', 'votes', 'unanswered'] as const
export type QuestionSort = (typeof questionSorts)[number]
export const voteTypes = ['upvote', 'downvote'] as const
export type VoteType = (typeof voteTypes)[number]
/** The number of answers in the reply with a question. */
export const ANSWER_PAGE_SIZE = 50

/** The maximum number of topics of a question. */
export const MAX_TOPICS = 5

/** The number up to which a search counts its results. */
export const MAX_COUNTED = 200
