import type { SearchReply } from '../../search/search.contract.ts'
import { parseComparison } from '../answering/comparison.ts'
import type { ParseText } from '../answering/conversation/refine.ts'
import { listWishes } from '../answering/listWishes.ts'
import { extractQuestions, extractWish } from '../answering/storyWish.ts'

/** The maximum number of parts of a query that are searched alone. */
const MAX_PARTS = 3

/** Lists the parts of a query that are searched separately: wishes, the two sides of a comparison, or the wish of a story. */
export function listQueryParts(query: string, understood: SearchReply['understood'], parse: ParseText): string[] {
  const wishes = parseComparison(query)?.alternatives ?? listWishes(query, parse)
  const parts = wishes.length > 1 ? wishes : [extractQuestions(query, understood), extractWish(query, understood)]
  return [...new Set(parts.filter((part) => part !== null))].slice(0, MAX_PARTS)
}
