// The comparison of a typed search with a name, for the browser and, as text of SQL expressions, for the database.

const separators = '-–—/\\,;:&+()_"“”!?#*@%'
const removed = ".'’‘"

/** The arguments of the SQL function `translate`: characters, and what replaces them. Those without a replacement are removed. */
export const replaced = separators + removed
export const replacements = ' '.repeat(separators.length)

const replacementOf = new Map([...replaced].map((character, index) => [character, replacements[index] ?? '']))

/** The words of a text without case, punctuation and “and”, which is also written “&”. */
const extractNameWords = (text: string) =>
  [...text.toLowerCase()]
    .map((character) => replacementOf.get(character) ?? character)
    .join('')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'and')

const forms = ['inc', 'incorporated', 'llc', 'ltd', 'limited', 'corp', 'corporation', 'lp', 'llp', 'pllc', 'pc']
const companies = ['co', 'company']
const legalForms = ['', ...forms, ...companies, ...companies.flatMap((word) => forms.map((form) => `${word} ${form}`))]
const isLegalForm = (word: string) => forms.includes(word) || companies.includes(word)

export type NameQuery = {
  /** The typed words without “the” and the legal form. The last one may be incomplete. */
  words: string[]
  /** The names that equal the search: without a legal form, and with each one. */
  names: Set<string>
}

/** Parses a search for a name. @returns null without a word */
export function parseNameQuery(search: string): NameQuery | null {
  const typed = extractNameWords(search)
  const start = typed[0] === 'the' && typed.length > 1 ? 1 : 0
  let end = typed.length
  while (end > start + 1 && isLegalForm(typed[end - 1] ?? '')) end -= 1
  const words = typed.slice(start, end)
  if (words.length === 0) return null
  const names = ['', 'the '].flatMap((article) =>
    legalForms.map((form) => `${article}${words.join(' ')} ${form}`.trim()),
  )
  return { words, names: new Set(names) }
}

/** 0 when a name is the search, 1 when it contains all typed words, else 2. The SQL expression is in `directoryOrder.server.ts`. */
function rankName(name: string, { words, names }: NameQuery): 0 | 1 | 2 {
  const text = extractNameWords(name).join(' ')
  if (names.has(text)) return 0
  const last = words.length - 1
  return words.every((word, index) => ` ${text} `.includes(index < last ? ` ${word} ` : ` ${word}`)) ? 1 : 2
}

/** Moves the businesses whose name is the search to the front, then those whose name contains all its words. */
export function moveNamesFirst<T extends { business_name: string }>(businesses: T[], search: string): T[] {
  const query = parseNameQuery(search)
  if (!query) return businesses
  const tiers: [T[], T[], T[]] = [[], [], []]
  for (const business of businesses) tiers[rankName(business.business_name, query)].push(business)
  return tiers.flat()
}
