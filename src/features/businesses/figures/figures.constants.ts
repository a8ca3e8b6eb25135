// This file has no schemas, so that pages for visitors do not load Zod.
export const figureKinds = ['listed', 'seen', 'called', 'website', 'directions'] as const
export type FigureKind = (typeof figureKinds)[number]

/** Weeks that the team sees, the current one included. */
export const FIGURE_WEEKS = 13
/** Days for which the daily counts are stored. */
export const FIGURE_DAYS = 400
/** Different days on which a word must have been searched for before it is stored. */
export const WORD_DAYS = 3
/**
 * Days after its last search after which a stored word is deleted, and after which a word that is not stored yet is.
 */
export const [WORD_RETENTION_DAYS, NEW_WORD_RETENTION_DAYS] = [90, 30]
/** The maximum number of words of a business that the team sees. The most frequent ones are shown. */
export const MAX_SHOWN_WORDS = 20
/** The maximum number of businesses of one list that are counted in one request. */
export const MAX_COUNTED_BUSINESSES = 100
export const MAX_SEARCH_LENGTH = 200
