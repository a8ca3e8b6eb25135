/** Words that registers concatenate without capitals, as in `entityphyscity`. */
const words = new Set(
  (
    'account address addr agent assumed bill billing business charter city code company control corp corporation country ' +
    'date dba entity file filing form formation formed id incorporation institution legal license licence line location mail ' +
    'mailing name naics number office org organization owner permit phone phys physical postal principal province record ' +
    'reg registered registration registry ship shipping state status street taxpayer trade type unit zip premises premise site ' +
    'store facility plant town suite close closed closing closure dissolution dissolved cancel cancelled cancellation ' +
    'inactive termination terminated expiration expiry end open start issue no num'
  ).split(' '),
)
const MAX_WORD_LENGTH = Math.max(...Array.from(words, (word) => word.length))

/** Splits a text into known words, the longest first; null if a part is unknown. */
function split(text: string): string[] | null {
  if (text === '') return []
  for (let length = Math.min(text.length, MAX_WORD_LENGTH); length > 1; length--) {
    const word = text.slice(0, length)
    const rest = words.has(word) ? split(text.slice(length)) : null
    if (rest) return [word, ...rest]
  }
  return null
}

/** Abbreviations of the last words of headings in registers. */
const abbreviations: Record<string, string> = {
  nm: 'name',
  cd: 'code',
  stat: 'status',
  dt: 'date',
  dte: 'date',
  nmbr: 'number',
}

/** Splits concatenated words of a heading into known words, and expands abbreviations. */
export const insertSpaces = (heading: string): string =>
  heading
    .replace(/[a-z]{6,}/g, (word) => (words.has(word) ? word : (split(word)?.join(' ') ?? word)))
    .replace(/(?<=.)\b(?:nm|cd|stat|dte?|nmbr)\b/g, (word) => abbreviations[word] ?? word)
    // A map format truncates headings to ten characters: `BUSINESS_N`.
    .replace(/^([a-z]+ )+n(?:am?)?$/, (name) => (name.length === 10 ? name.replace(/n(?:am?)?$/, 'name') : name))

/**
 * Usual names of the columns of contacts. `Label` and `Type` are missing, because they only tell several addresses or numbers
 * apart.
 */
const contactParts: Record<string, string> = {
  value: '',
  formatted: 'full address',
  street: 'street address',
  region: 'state',
  'extended address': 'street address 2',
  name: 'name',
}

/** Converts a heading of an address book into usual words: `Address 1 - Region` becomes `state`, `Phone 1 - Value` becomes `phone`. */
export const nameContactPart = (heading: string): string =>
  heading.replace(/^([a-z]+) 1 - ([a-z ]+)$/i, (_, group: string, part: string) => {
    const name = contactParts[part.toLowerCase()] ?? part
    return name === '' || name === 'name' ? `${group} ${name}`.trim() : name
  })

/** Prefixes of headings in exports of programs. Their columns belong to the business or its entry. */
const groupPattern =
  /^(?:account|company|members?|membership|organi[sz]ation|org|business|listing|profile|entity|client|customer|vendor|facility|record|details?|general|directory|public|(?:[a-z]+ )?info(?:rmation)?|(?:[a-z]+ )details?)$/i
/** Prefixes of headings whose columns belong to a person. */
const personGroupPattern =
  /^(?:(?:primary|main|billing|key|secondary) )?(?:contact|person|individual|owner|rep|representative|staff|user|attendee|employee)s?(?: (?:info(?:rmation)?|details?))?$/i

/**
 * Converts a heading that a program has composed of several parts into usual words: `Account: Company` becomes `Company`,
 * `[Phone | Work]` becomes `Work Phone`, and `Member :: Main Phone` becomes `Main Phone`. Empty for a heading of one part, and
 * for a column of a person.
 */
export function joinHeadingParts(heading: string): string[] {
  const plain = heading.trim().replace(/^[[{<"“]+|[\]}>"”]+$/g, '')
  const parts = plain.split(/\s*(?:\||:{1,2}|->|>|»|→)\s*/).filter(Boolean)
  const [first = '', ...rest] = parts
  if (rest.length === 0 || personGroupPattern.test(first)) return []
  return groupPattern.test(first) ? [rest.join(' '), [...rest].reverse().join(' ')] : [[...parts].reverse().join(' ')]
}
