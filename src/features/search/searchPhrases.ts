import type { SearchReply } from './search.contract.ts'

/** What the results match, for `Marked`. The last word may be incomplete. */
export const listPhrases = ({ words, industry }: SearchReply['understood']) =>
  [...words.slice(0, -1), ...words.slice(-1).map((word) => `${word}*`), industry].filter((phrase) => phrase !== null)
