import type { ImportField } from '../../import.constants.ts'
import { headingPatterns } from './headingPatterns.ts'
import { insertSpaces, joinHeadingParts, nameContactPart } from './headingWords.ts'
import { isOtherLinkHeading } from './linkHeadings.ts'
import { isPrivateHeading } from './privateHeadings.ts'

/** The words of a heading in lower case without punctuation: `BusinessName` and `Business_Name:` become `business name`. */
export const normalizeHeading = (heading: string) =>
  heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/([A-Za-z])(\d)/g, '$1 $2')
    .toLowerCase()
    .replace(/[#№]/g, ' number ')
    .replace(
      /\*|[(,]\s?(?:optional|required|if (?:any|different|applicable|available|known|you (?:have|know)|not the same)\b[^),]{0,40})\)?/g,
      ' ',
    )
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** The words of a heading, also if they are concatenated: `ENTITYPHYSCITY`. */
const toHeadingWords = (heading: string) => insertSpaces(normalizeHeading(heading))

const compiledPatterns = (Object.entries(headingPatterns) as [ImportField, string[]][]).map(([field, ranked]) => {
  // Spaces are optional, because many headings have none.
  return [field, ranked.map((pattern) => new RegExp(`^(?:${pattern.replaceAll(' ', ' ?')})$`))] as const
})

/** Headings of columns that are never imported. */
const ignoredPattern =
  /^(?:last|first)$|\b(e ?mail|fax|facsimile|\w*owners?(?: ?name)?|contact (?:name|person|first|last)|first name|last name|middle|officer|president|agent|ra|poc|ceo|dos process|incorporator|manager|qualif\w*|responsible \w+|representative|rep|password|ssn|ein|fein|fei|tax id|notes?|comments?|remarks?|username|expir\w*|renewal|status|member since|joined|dues|sic code|fips|county|country|phone ext\w*|extension|type of license|(?:filing|filer|filed by|submitter|preparer|attorney|reg) (?:address|addr|add|street|line|city|town|state|st|zip|postal|province))\b/

export type HeadingMatch = { field: ImportField; rank: number }

/** The rank of `Name` and `Member`, which may be names of persons. */
export const ANY_NAME_RANK = 3

/**
 * The rank of “Full name”. Headings with a higher rank, such as `Restaurant`, may be kinds of businesses with the values yes
 * and no.
 */
export const FULL_NAME_RANK = 5

/** The rank of “Contractor” and “Sponsor”, whose columns have the names of businesses if no other column does. */
export const ROLE_RANK = 8

/** Headings of job titles, and of labels of addresses and numbers. Their values are no names, addresses or numbers. */
const descriptivePattern =
  /\b(?:label|(?:address|phone|telephone|email|e mail|website|url|contact|location) type)s?$|\b(?:organi[sz]ation|company|job|contact|position|member|employee|customer|client|person|professional|work) title$/

/** Whether a column with this heading is not imported, even if its values match a field. */
export const isIgnoredHeading = (heading: string) =>
  ignoredPattern.test(toHeadingWords(heading)) ||
  descriptivePattern.test(toHeadingWords(heading)) ||
  isPrivateHeading(normalizeHeading(heading))

/** Whether a heading is a part of the name of a person. Next to it, “Title” is the title of the person. */
export const isPersonHeading = (heading: string) => /^(?:first|last|given|family) name$/.test(toHeadingWords(heading))

/** Whether a heading is `Contact Name`: the name of a person, or in bookkeeping programs of a customer or a supplier. */
export const isContactNameHeading = (heading: string) => toHeadingWords(heading) === 'contact name'

export const isLastNameHeading = (heading: string) =>
  /^(?:owner )?(?:last|family)(?: name)?$/.test(toHeadingWords(heading))

export const isFirstNameHeading = (heading: string) =>
  /^(?:owner )?(?:first|given)(?: name)?$/.test(toHeadingWords(heading))

/** Whether a column mixes names of companies and last names of persons: `Last Name/Company`. */
export const isMixedNameHeading = (heading: string) =>
  /^(?:owner )?last(?: name)? ?(?:\/|\||or|,) ?(?:company|business|organi[sz]ation|firm|dba)(?: name)?$|^(?:co\.?|company|business|organi[sz]ation|firm)(?: name)? ?(?:\/|\||or|,) ?last(?: name)?$/i.test(
    heading.trim(),
  )

/** Whether a heading is the name of a customer or a member, which may be the name of a person. */
export const isPossiblePersonHeading = (heading: string) =>
  /^(?:customer|client|members?|account|contact)(?: full| display)? name$/.test(toHeadingWords(heading))

/** Whether a heading is a part of a mailing address. “Postal code” is not, because it can mean any ZIP code. */
export const isMailingHeading = (heading: string) => {
  const words = toHeadingWords(heading)
  return (
    /\b(?:mailing|mail|bill|billing|correspondence)\b|\bpostal (?!code|zip)/.test(words) &&
    !registeredOfficePattern.test(words)
  )
}

/** Whether a heading is a shipping address. */
export const isShippingHeading = (heading: string) =>
  /^(?:ship|shipping|ship to|delivery|deliver to)\b/.test(toHeadingWords(heading))

/** Headings of registered addresses, such as `Registered Office Address`. They are often addresses of lawyers. */
const registeredOfficePattern =
  /^(?:\w+ )?(?:registered|statutory|legal)(?: (?:office|mail|mailing|phys|physical|principal|street))* (?:address|addr|add|city|town|state|zip|postal|office)\b/

/** Whether a heading is a part of a registered address, where legal documents are served. */
export const isRegisteredOfficeHeading = (heading: string) => registeredOfficePattern.test(toHeadingWords(heading))

/** Whether a heading is a part of a physical address. */
export const isPhysicalHeading = (heading: string) =>
  /\b(?:physical|phys|principal|princ|prin|street|situs|premises?|location|loc|site|executive|store|outlet)\b/.test(
    toHeadingWords(heading),
  ) && !isRegisteredOfficeHeading(heading)

/** Whether a heading is a number other than a phone number, such as `Account Number`. */
export const isOtherNumberHeading = (heading: string) => {
  const words = toHeadingWords(heading)
  return (
    /^(?:.+ )?(?:number|no|nbr|num|id|code|key)$/.test(words) &&
    !/phone|tel|contact|call|cell|mobile|zip|postal|^number$|^no$/.test(words)
  )
}

/** Whether a heading is a license number, which ranks before entity numbers. */
export const isLicenseNumberHeading = (heading: string) =>
  /\b(?:license|licence|lic|licens)\b/.test(toHeadingWords(heading))

/** Whether a heading is an account number, which registers and bookkeeping programs have. */
export const isAccountHeading = (heading: string) => /^account /.test(toHeadingWords(heading))

/** Whether the column of a heading may name industries, such as the type of a license. */
export const isTradeHeading = (heading: string) =>
  !/\b(?:name|entity|owner\w*|member\w*|address|phone|contact|unit|suite|street|occupancy) type\b/.test(
    toHeadingWords(heading),
  ) &&
  (/^(?:.+ )?(?:licen[cs]e|lic|permit|record|credential|registration|certificate|cert|business|establishment|facility)? ?(?:(?:sub ?)?type|categor(?:y|ies)|class|classification|description|desc|descript|detail)(?: (?:description|desc|name))?$/.test(
    toHeadingWords(heading),
  ) ||
    /^type of licen[cs]e$/.test(toHeadingWords(heading)))

/** Matches “your name”, which a form asks of the person who fills it in. */
const yourNamePattern = /^(?:what is )?your (?:own |full )?name\b/

/**
 * The variants of a heading: as it is, without parentheses, each of several headings in one (`Company / Firma`), and the field that a
 * question names in parentheses: “Where is your farm? (Town)”.
 */
function headingParts(heading: string): string[] {
  const plain = heading.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
  const parts = plain.split(/[/|]| - |\n/)
  const [, named = ''] = /\?\s*\(([^)]*)\)\s*$/.exec(heading) ?? []
  return [heading, plain, ...(parts.length > 1 ? parts : []), named].map((part) =>
    // Forms ask questions: “What is the name of your business?”
    toHeadingWords(part).replace(
      /^(?:what is|please (?:enter|provide|list))? ?(?:the|your) (?=.)| (?:of|for) (?:the|your) (?:business|company|organization|shop|store|farm|stand)(?: (?:or|and) \w+)?$/g,
      '',
    ),
  )
}

/** The second address in the export of an address book, which is often a home. `parseAddressPart` handles it. */
const furtherAddressPattern = /^address [2-9] - /i

/** Returns the field of a heading, and the rank of the match: 0 is best. */
export function matchHeading(text: string): HeadingMatch | null {
  if (furtherAddressPattern.test(text.trim())) return null
  const heading = nameContactPart(text)
  const normalized = toHeadingWords(heading)
  if (normalized === '' || normalized.length > 70 || descriptivePattern.test(normalized)) return null
  if (isPrivateHeading(normalizeHeading(heading)) || yourNamePattern.test(normalized)) return null
  // A column “ZIP / City” contains both and is mapped to the city.
  const found = headingParts(heading).map(matchWords)
  const joined = joinHeadingParts(heading)
    .map(toHeadingWords)
    .flatMap((words) => (ignoredPattern.test(words) ? [] : (matchWords(words) ?? [])))
    .sort((a, b) => a.rank - b.rank)[0]
  const [whole, , ...parts] = found
  // “Nom légal / Legal name” has the same heading in two languages.
  const translated = parts.find((part) => part && part.field === whole?.field && part.rank < whole.rank)
  // “Member :: Main Phone” matches better by its last part than by all its words.
  const isPartBetter = joined !== undefined && joined.rank < (found[0]?.rank ?? joined.rank + 1)
  const best =
    (isPartBetter ? joined : null) ??
    translated ??
    whole ??
    found[1] ??
    matchAddress(normalized) ??
    found.find((match) => match?.field === 'city') ??
    found.find(Boolean)
  if (isMixedNameHeading(heading)) return { field: 'business_name', rank: FULL_NAME_RANK }
  if (!best || (best.field === 'website' && isOtherLinkHeading(normalized))) return null
  const isKept =
    (best.field === 'business_name' && best.rank <= 1) ||
    best.field === 'phone' ||
    best.field === 'status' ||
    // “Email/Website”
    (best.field === 'website' && /web|url|site/.test(normalized))
  return ignoredPattern.test(normalized) && !isKept ? null : best
}

/** Owners of an address: `Taxpayer ZIP`, `Principal Office Business Address`. */
const addressOf =
  '(?:taxpayer|source|entity|record|listing|report|default|current|applicant|organization|org|license|licence|lic|licensee|permit|' +
  'permittee|registrant|principal(?: executive)?(?: office)?|executive office|business|company|cor|corp)'
const ownedAddressPattern = new RegExp(`^(?:${addressOf} )+(.+)$`)
/** `Mailing Address City` is the city of the mailing address. */
const addressPrefixPattern =
  /^(mailing|mail|physical|principal|business|location|site|street) address (?=city|town|state|st|zip|postal|street|county|line|number)/

/** The rank of the registered address, which is used only if a list has no other address. */
const REGISTERED_OFFICE_RANK = 4

function matchAddress(words: string): HeadingMatch | null {
  const isRegistered = registeredOfficePattern.test(words)
  const plain = isRegistered
    ? words.replace(/^(?:\w+ )?(?:registered|statutory|legal) (?:office )?/, '') || 'address'
    : words
  const [, part = plain] = ownedAddressPattern.exec(plain) ?? []
  const match = matchWords(part.replace(addressPrefixPattern, '$1 '))
  return match && ['street', 'street_2', 'city', 'state', 'zip_code'].includes(match.field)
    ? { ...match, rank: isRegistered ? REGISTERED_OFFICE_RANK : Math.max(match.rank, 1) }
    : null
}

function matchWords(words: string): HeadingMatch | null {
  let best: HeadingMatch | null = null
  for (const [field, ranked] of compiledPatterns) {
    const rank = ranked.findIndex((pattern) => pattern.test(words))
    if (rank !== -1 && (!best || rank < best.rank)) best = { field, rank }
  }
  return best
}
