import type { Token } from '../../../kit/text/words.ts'

/** The number of words from which a text is a story, in which some clauses only give the background of the need. */
const MIN_STORY_WORDS = 18
const MIN_CLAUSES = 3

/** The position of the first word that names a need, and the number of its words. */
type Need = { first: number; count: number }

/** Match the end of a clause, and the first word of the next clause. */
const clauseEndPattern = /[,.;:!?\n–—()]/
const clauseStartPattern =
  /^(?:and|but|so|because|cause|cuz|since|while|although|though|which|plus|who|where|anyone|anybody|does|is)$/
/** Matches a request for a person or a thing, unlike a request for advice or for a count. */
const requestPattern =
  /(?<!\S)(?:who|whom|whos|where|wheres|anyone|anybody|someone|somebody|need|needs|needed|looking|help|helps|want|wants|wanna|any|find|finding|cant|recommend|know of|call)(?!\S)/
/** Matches a certain request. Its clause is kept even when it names no known need. */
const certainRequestPattern =
  /(?<!\S)(?:who|whos|where|wheres|somewhere|anywhere|anyone|anybody|need|needs|looking for|want|wants|wanna|would like|id like|like to|love to|hoping|trying to|find|is there|are there)(?!\S)/
/** Matches a question for advice or about running a business. The forum answers it, by all words of the story. */
const adviceQuestionPattern =
  /(?<!\S)(?:how (?:do|can|should|does|did|much|many|long|would|could)|should (?:i|we)|why|what (?:is|are|should|happens|does)|is it (?:ok|legal|worth|normal)|which|when|(?:anyone|anybody|somebody|someone|others) (?:else|here (?:had|been|tried)|been|had|have|has|dealt|gone|going|tried|done|used|seen|ever)|(?:has|have|did|does) (?:anyone|anybody|someone)|customers?|clients?|guests|employees?|staff|crew|suppliers?|vendors?|(?:my|our|the) (?:shop|store|business|company|cafe|lodge|restaurant|bakery|salon|studio|office|listing|page|account|profile|job ad|posting)|on here|tips|advice|something|anything|stuff|events?|class|classes|workshops?|jobs?|hiring)(?!\S)/
/** Matches a conjunction before a clause. */
const connectorPattern = /^(?:and|but|so|because|cause|cuz|since|while|although|though|plus)$/

/**
 * Finds the words of a long story that do not describe the need, such as “my brother is in Texas”.
 * @param findNeeds returns the positions of trades and needs in consecutive words.
 * @returns for each word whether it is skipped; null for other texts, and for a story in which no clause names a need.
 */
export function findSkippedWords(
  text: string,
  tokens: Token[],
  findNeeds: (words: string[]) => Need[],
): boolean[] | null {
  const words = tokens.map(({ word }) => word)
  const whole = words.join(' ')
  if (words.length < MIN_STORY_WORDS || adviceQuestionPattern.test(whole)) return null
  const clauses: { first: number; words: string[] }[] = []
  for (const [position, { word, start }] of tokens.entries()) {
    const before = text.slice(tokens[position - 1]?.end ?? 0, start)
    const last = clauses.at(-1)
    if (!last || clauseEndPattern.test(before) || clauseStartPattern.test(word))
      clauses.push({ first: position, words: [word] })
    else last.words.push(word)
  }
  // A clause with a request is kept as a whole. From other clauses, only needs of several words are kept.
  const kept = clauses.flatMap(({ first, words: clause }) => {
    const needs = findNeeds(clause)
    const clauseText = clause.join(' ')
    if (needs.length > 0 ? requestPattern.test(clauseText) : certainRequestPattern.test(clauseText))
      return [{ first, count: clause.length }]
    return needs.filter(({ count }) => count > 1).map((need) => ({ ...need, first: first + need.first }))
  })
  const isNamed = kept.some(({ first, count }) => findNeeds(words.slice(first, first + count)).length > 0)
  if (clauses.length < MIN_CLAUSES || !isNamed) return null
  return words.map(
    (word, position) =>
      connectorPattern.test(word) || kept.every(({ first, count }) => position < first || position >= first + count),
  )
}
