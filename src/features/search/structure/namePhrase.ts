import type { Token } from '../../../kit/text/words.ts'

/** The positions of the words that names must contain, and of the other words of the phrase. */
export type NamePhrase = { words: number[]; silent: number[] }

const NAME = String.raw`(?:(?:business|company|organization|club|group)(?:es|s)?\s+)?(?:names?|titles?)`
const LEAD = String.raw`(?:(?:the|a|an)\s+)?(?:(?:words?|names?|terms?)\s+)?`
const WORDS = String.raw`(?<words>\p{L}[\p{L}\p{N}’'-]*(?:\s+(?!in\b)\p{L}[\p{L}\p{N}’'-]*){0,3}?)`
const namePatterns = [
  // “With curling in their name”, “that have the word curling in the title”
  String.raw`(?:(?:that|which|who)\s+)?(?:have|has|having|got|with|contain(?:s|ing)?|includ(?:e|es|ing)|us(?:e|es|ing)|carry|carries|bear|bears|put)\s+${LEAD}["“]?${WORDS}["”]?\s+(?:(?:some|any)where\s+)?(?:in|as\s+part\s+of|as)\s+(?:their|its|the|an?|his|her|your)\s+(?:own\s+)?${NAME}`,
  // “Whose name contains curling”
  String.raw`(?:whose|where\s+the)\s+${NAME}\s+(?:has|have|contains?|includes?|mentions?|says?|starts?\s+with|begins?\s+with|is|are)\s+${LEAD}["“]?${WORDS}["”]?(?=\s*[?.!,]?\s*$|\s+in\s)`,
  // “By the name of Smith”
  String.raw`(?:by|with|under)\s+the\s+name\s+(?:of\s+)?["“]?${WORDS}["”]?(?=\s*[?.!,]?\s*$|\s+in\s)`,
].map((source) => new RegExp(String.raw`(?<!\p{L})${source}(?!\p{L})`, 'dui'))
/** Matches “called” before a name, only in a request for a count. Elsewhere it may be “who is called when it burns”. */
const calledPattern = new RegExp(
  String.raw`(?<=\b(?:how\s+many|number\s+of|count)\b.*)(?<!\p{L})(?:(?:that|which|who)\s+)?(?:(?:is|are)\s+)?(?:called|named|titled)\s+(?:after\s+|(?:something|anything)\s+(?:with|like)\s+)?${LEAD}["“]?${WORDS}["”]?(?:\s+something)?(?=\s*[?.!,]?\s*$|\s+in\s|\s+(?:are|do|is)\s)`,
  'dui',
)

/**
 * Extracts the words that names must contain, such as “curling” from “listings with curling in their name”.
 * @returns null when the text has no such phrase.
 */
export function extractNamePhrase(text: string, tokens: Token[]): NamePhrase | null {
  for (const expression of [...namePatterns, calledPattern]) {
    const match = expression.exec(text)
    const [start, end] = match?.indices?.groups?.words ?? []
    if (!match || start === undefined || end === undefined) continue
    const within = (token: Token, from: number, until: number) => token.start >= from && token.end <= until
    const inPhrase = [...tokens.keys()].filter((index) => {
      const token = tokens[index]
      return token !== undefined && within(token, match.index, match.index + match[0].length)
    })
    const words = inPhrase.filter((index) => within(tokens[index] as Token, start, end))
    if (words.length > 0) return { words, silent: inPhrase.filter((index) => !words.includes(index)) }
  }
  return null
}
