import type { ImportField } from '../import.constants.ts'

/**
 * The words of a heading, in lower case and without punctuation: `BusinessName` and `Business_Name:` become `business
 * name`.
 */
export const normalizeHeading = (heading: string) =>
  heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/([A-Za-z])(\d)/g, '$1 $2')
    .toLowerCase()
    .replace(/[#№]/g, ' number ')
    .replace(/\((optional|required|if any|if different)\)|\*/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const business =
  '(?:business|biz|bus|company|comp|co|organi[sz]ation|org|firm|establishment|facility|members?|employer|entity|vendor|' +
  'listing|store|outlet|merchant|customer|client|corporation|corp|nonprofit|non profit|charity|agency|institution|account|' +
  'licensee|location|site|provider|dealer|contractor|permittee|office|company business|business company|organisation)'
const physical =
  '(?:physical|phys|street|situs|premises?|location|loc|site|business|bus|store|outlet|facility|actual|principal|office|ho|home office)'
const main = '(?:primary|main|general|business|bus|company|office|work|store|local|public|contact|organization|member)'
const mailing = '(?:mailing|mail|postal|correspondence|billing)'
const number = '(?: (?:numbers?|no|nbr|num|id|code))?'
const street = '(?:street address|st address|address|addr|add|adr|street)'
const first = '(?: (?:line|ln))?(?: (?:1|one|i|a|01))?'
const second = '(?: (?:line|ln))? (?:2|two|ii|b|02)'
const license =
  '(?:(?:business|bus|biz|state|[a-z]{2}|professional|occupational|contractor|trade|sales tax|liquor|current)? ?(?:license|licence|lic|licens)|' +
  '(?:entity|registration|reg|registry|ubi|filing|file|charter|permit|certificate|sos|corp|corporation|control|sosid|business entity))'

/** Patterns of a heading for each field, the best first. */
const patterns: Record<ImportField, string[]> = {
  business_name: [
    '(?:dba|d b a|t a|doing business as|trade name|trading as|trading name|dba trade name|assumed name|fictitious name|operating as|operating name)(?: name)?(?: dba)?|(?:public|display|listing|storefront) name|nombre (?:comercial|del negocio)',
    `(?:(?:current )?${business}(?: legal| full| display| public| dba| s)? (?:name|title)|name of (?:the )?${business}|${business} or (?:organization|dba) name|business dba name|name business|name company|company business name|businessname|companyname|orgname|bizname)`,
    `(?:company|business|organi[sz]ation|firm|establishment|nonprofit|employer|facility|vendor|company organization|business organization)`,
    '(?:nombre|empresa|negocio|organizacion|name|title|listing|member|members|entity|merchant|store|account|org|bus|member company|vendor|customer|client|exhibitor|partner)',
    '(?:legal|registered|corporate|official|entity legal|legal entity|legal business|taxpayer|licensee)(?: business| company| entity)? name|licensee|registrant|legal entity|razon social',
    'full name',
  ],
  other_name: [],
  street_number: [`(?:${physical} )?(?:street|st|house|building|bldg|address|addr) (?:number|no|num|nbr)(?: number)?`],
  street: [
    `(?:${physical} )?(?:street address|st address)${first}|${physical} ${street}${first}|${physical} (?:line|ln) (?:1|one)|physical location`,
    `${street}${first}|(?:full|complete) address|(?:${main}) ${street}${first}|street (?:number and )?name|addr line 1|address street|where|(?:bill|ship|sold) to|direccion|domicilio|calle`,
    `${mailing} ${street}${first}|${mailing} (?:line|ln) (?:1|one)|po box|p o box|mailing|address mailing`,
  ],
  street_2: [
    `(?:${physical} )?(?:street address|st address)${second}|${physical} ${street}${second}|${physical}${second}|(?:${physical} )?(?:suite|unit|ste|apt|apartment|floor|building|suite unit|unit suite|suite number|unit number)`,
    `${street}${second}|${main} ${street}${second}|${street} (?:continued|cont|continuation)`,
    `${mailing} ${street}${second}|${mailing} (?:suite|unit)`,
  ],
  city: [
    `${physical} (?:city|town)`,
    '(?:city|town|municipality|locality|community|village|city town|town city|city name|city state zip|city state|city st zip|city state zip code|city st|csz|city and state|address city|city or town|city village|ciudad|municipio)',
    `(?:${main}|${mailing}) (?:city|town|city state zip)`,
  ],
  state: [
    `${physical} (?:state|st)(?: code| province)?`,
    '(?:state|st|province|state code|state province|state prov|us state|address state|state abbr|state abbreviation|estado)',
    `(?:${main}|${mailing}) (?:state|st)(?: code| province)?`,
  ],
  zip_code: [
    `${physical} (?:zip|postal|zipcode|post)(?: ?code)?(?: 5)?`,
    '(?:zip|zip code|zipcode|postal|postal code|postcode|post code|zip 5|zip postal code|zip postal|zip 4 code|zip plus 4|zip 9|zip code 5|address zip|address postal code|postal zip|codigo postal|c p)',
    `(?:${main}|${mailing}) (?:zip|postal|zipcode)(?: ?code)?`,
  ],
  // The headings of a mailing address are those of an address. `mapHeadings` tells them apart when a file has both.
  mailing_street: [],
  mailing_city: [],
  mailing_state: [],
  mailing_zip_code: [],
  phone: [
    `(?:${main} |${physical} )?(?:phone|telephone|tel|ph|phones|phone tel|tele|telefono)${number}(?: 1)?|telephone phone`,
    '(?:daytime|day|customer service|reservations?|front desk|booking) (?:phone|telephone)(?: number)?|call|contact number|contact no',
    '(?:cell|mobile|cellular|cell phone|mobile phone|toll free|toll free phone|toll free number|800 number)(?: number)?',
  ],
  website: [
    `(?:(?:${main}|${business}|web) )?(?:website|web site|homepage|home page|web page|webpage|web address|webaddress|web url|sitio web|pagina web|sitio)(?: (?:url|address|link|1))?`,
    `${business} (?:url|link)`,
    '(?:url|www|web|internet|internet address|web link|link|site url|company url|online|domain)',
  ],
  industry: [
    '(?:industry|primary industry|main industry|industry name|industry sector|industry type|business industry|industry group|industries|industria|giro(?: comercial)?|rubro|actividad(?: economica)?)',
    `(?:business type|type of business|business sector|sector|trade|line of business|nature of business|business activity|primary activity|activity|naics (?:description|desc|title|name|text|industry|sector|code description|code desc|code title)|(?:primary )?naics description|industry (?:description|desc|title)|sic (?:description|desc)|profession|business classification|kind of business|line of work)`,
    '(?:type|org type|organization type|kind)',
  ],
  category: [
    '(?:category|categories|business category|member category|membership category|primary category|directory category|listing category|main category|category name|category 1|(?:web |online )?category list|subcategory|sub category|special(?:i)?ty(?: code)?(?: 1)?(?: desc| description| name)?|categoria)',
    '(?:classification|class|group|tags?)|(?:type|kind) of (?:lodging|activity|service|organi[sz]ation|establishment|facility|store|shop|food)|(?:lodging|activity|service|store|shop|facility) type',
  ],
  naics_code: [
    '(?:(?:primary|main|principal|outlet|line of business|business activity|activity|industry)(?: (?:1|one))? )?naics(?: 20\\d\\d| 1| primary)?(?: ?code)?s?(?: 1| number| id| 6| 20\\d\\d)?|industry code|naicscode',
  ],
  description: [
    '(?:(?:business|company|organi[sz]ation|listing|long|full|short|public|directory|member)? ?(?:description|desc|profile|overview|summary|bio|blurb))|descripcion|about(?: us| the business)?|mission|mission statement',
    '(?:products?(?: and)? services?|services?|services offered|goods and services|keywords?)|what (?:we|they|you) (?:do|sell|offer|make)|what (?:does|do) (?:your|the|this|their) (?:business|company|organi[sz]ation) (?:do|sell|offer|make)',
  ],
  alaska_business_license: [
    `${license}(?: ?(?:number|no|nbr|num))(?: number)?|ubi|sosid|akentity|(?:original )?filing number|dos (?:id|number)|document number`,
    `${license}(?: (?:id|identifier))?|business id|entityid|(?:business account|taxpayer) (?:number|no|id)`,
  ],
  year_established: [
    '(?:year|yr|date|ak|state)? ?(?:established|founded|opened|estab|est|organized|incorporated|formed)(?: (?:year|date|on|in))?|(?:business |in business )?since|years? in business since|founding (?:year|date)|establishment (?:year|date)|ano de (?:fundacion|inicio|apertura)|fundad[oa](?: en)?',
    '(?:formation|inception|incorporation|start|business start|opening|location start|creation|organization|commencement|origin)(?: (?:date|year))|date (?:of )?(?:formation|incorporation|organization)|entity formation date|original registration date|registration date|registry date|date registration|date registered|(?:initial )?(?:dos )?(?:filing|file) date|effective date|start year|entity form(?:ed)? date',
    '(?:year|yr)',
  ],
  latitude: [
    '(?:geo |gps |location |site )?(?:latitude|lat|lat dd|latitude dd|decimal latitude|y coordinate|y coord|lat y|latitude y)',
    'y',
  ],
  longitude: [
    '(?:geo |gps |location |site )?(?:longitude|lon|lng|long|long dd|lon dd|longitude dd|decimal longitude|x coordinate|x coord|long x|longitude x)',
    'x',
  ],
  coordinates: [
    '(?:lat (?:long?|lng)|latitude (?:and )?longitude|latlong?|latlng|coordinates?|coords?|geo ?location|geo ?point|georeference|gps|gps coordinates|geocode|location 1|geocoded column|the geom|shape|point|map location)',
  ],
  status: [
    `(?:${business}|${license}|post|record|operating|current|active|membership)? ?(?:status|standing|estado actual|estatus)(?: code| description| desc| name| text)?`,
    '(?:location|outlet|store|branch) (?:end|closed|closing|closure) date',
    '(?!(?:member|membership|payment|paid|marital|tax|dues|veteran|employment|mailing|booth|space|table|stall|order|ticket)\\b)\\w+ status',
    `(?:${business} )?(?:end|closed|closing|closure|dissolution|termination|out of business) date|date (?:closed|dissolved|of (?:closing|closure|dissolution))`,
  ],
}

const compiled = (Object.entries(patterns) as [ImportField, string[]][]).map(([field, ranked]) => {
  // Spaces are optional, because many headings are written in one word.
  return [field, ranked.map((pattern) => new RegExp(`^(?:${pattern.replaceAll(' ', ' ?')})$`))] as const
})

/** Columns that are never imported, whatever they contain. */
const ignored =
  /^(?:last|first)$|\b(e ?mail|fax|facsimile|owner|contact (?:name|person|first|last)|first name|last name|middle|officer|president|agent|ra|ceo|dos process|incorporator|manager|representative|rep|password|ssn|ein|fein|fei|tax id|notes?|comments?|remarks?|username|expir\w*|renewal|status|member since|joined|dues|sic code|fips|county|country|phone ext\w*|extension|type of license|license type)\b/

export type HeadingMatch = { field: ImportField; rank: number }

/** Whether a column with this heading is never imported, even when its values fit a field. */
export const isIgnoredHeading = (heading: string) => ignored.test(normalizeHeading(heading))

/** Whether a heading names a part of a mailing address. “Postal code” does not, because it can mean any ZIP code. */
export const isMailing = (heading: string) =>
  /\b(?:mailing|mail|billing|correspondence)\b|\bpostal (?!code|zip)/.test(normalizeHeading(heading))

/** Whether a heading names a number other than a phone number, such as `Account Number`. */
export const isOtherNumber = (heading: string) => {
  const words = normalizeHeading(heading)
  return (
    /^(?:.+ )?(?:number|no|nbr|num|id|code|key)$/.test(words) &&
    !/phone|tel|contact|call|cell|mobile|^number$|^no$/.test(words)
  )
}

/** The headings that one cell contains, such as `Company / Firma`, without text in parentheses. */
function headingParts(heading: string): string[] {
  const plain = heading.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
  const parts = plain.split(/[/|]| - |\n/)
  return [heading, plain, ...(parts.length > 1 ? parts : [])].map(normalizeHeading)
}

/** Returns the field that a heading names, and how well: 0 is best. */
export function matchHeading(heading: string): HeadingMatch | null {
  const normalized = normalizeHeading(heading)
  if (normalized === '' || normalized.length > 60) return null
  // A column “ZIP / City” contains both and is read as the city.
  const found = headingParts(heading).map(matchWords)
  const best =
    found[0] ??
    found[1] ??
    matchAddress(normalized) ??
    found.find((match) => match?.field === 'city') ??
    found.find(Boolean)
  if (!best) return null
  const isKept = (best.field === 'business_name' && best.rank <= 1) || best.field === 'phone' || best.field === 'status'
  return ignored.test(normalized) && !isKept ? null : best
}

/** A part of an address whose heading names its owner, such as `Taxpayer ZIP`. */
function matchAddress(words: string): HeadingMatch | null {
  const [, part] =
    /^(?:taxpayer|source|entity|record|listing|report|default|current|applicant|organization) (.+)$/.exec(words) ?? []
  const match = part === undefined ? null : matchWords(part)
  return match && ['street', 'street_2', 'city', 'state', 'zip_code'].includes(match.field)
    ? { ...match, rank: Math.max(match.rank, 1) }
    : null
}

function matchWords(words: string): HeadingMatch | null {
  let best: HeadingMatch | null = null
  for (const [field, ranked] of compiled) {
    const rank = ranked.findIndex((pattern) => pattern.test(words))
    if (rank !== -1 && (!best || rank < best.rank)) best = { field, rank }
  }
  return best
}
