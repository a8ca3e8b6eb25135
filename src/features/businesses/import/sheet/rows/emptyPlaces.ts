import type { Mapping } from '../../import.constants.ts'
import { cleanCell } from '../cells/cellText.ts'
import { normalizeHeading } from '../headings/headings.ts'
import { isPersonName } from '../name/persons.ts'
import { MAX_NAME_LENGTH } from '../name/tradeNames.ts'

const place =
  '(?:booth|space|spot|slot|stall|table|stand|lot|unit|suite|bay|building|bldg|store ?front|retail(?: space)?|office(?: space)?|shop|store|commercial space|property|land|site|place|room|parcel|house|dock|slip|pad|floor|tenant space|lease space)s?'
const numbered = '(?: ?(?:#|no\\.?)? ?\\d{1,4}[a-z]?)?'
const empty = '(?:vacant|unoccupied|empty|unleased|unassigned|unsold|unrented|untenanted|vacancy)'
const offered = '(?:for|to) (?:lease|rent|sale|let)'
/** Text after “vacant” in the name column: “vacant - for lease”, “Vacant (former bank)”. */
const behindEmpty = `(?:[\\s,;:(/–—-]+(?:${offered}|former|formerly|was|previously|prev|old|since|as of|\\d|upstairs|downstairs|available|now|soon|1st|first|2nd|second|ground|contact|call|see|owner|under|being|pending|in|on|at)\\b.*)?`

/** Texts in the name column for a place without a business: “OPEN BOOTH”, “for rent”. */
const emptyPlacePattern = new RegExp(
  `^[\\W_]*(?:${[
    `(?:currently |now |still |presently )?${empty}(?: ${place}${numbered})?${behindEmpty}`,
    `open (?:booth|spot|slot|stall)s?${numbered}${behindEmpty}`,
    '(?:currently |now )?(?:vacant|unoccupied|unleased)\\s*[-–—,;:(/].*|empty(?:\\s+[-–—(]|[;,:]\\s).*',
    `(?:this |retail |office |commercial |booth |store |prime )*(?:${place} )?(?:is )?(?:now )?(?:${offered}|available)(?:[\\s,;:(–—-]+(?:now|soon|immediately|${offered}|(?:call|contact|inquire|see|ask|from|starting|through|thru) .*|\\d{1,2}/.*|\\d[\\d,]* ?(?:sq|sf)\\b.*|\\(?\\d{3}[\\d\\s().-]{4,}|\\(.*))?`,
    `(?:held|reserved|on hold|blocked)(?: (?:booth|spot|slot|stall|table|space|unit)s?${numbered})?(?: for .*)?|hold(?: for .*)?`,
    '(?:tenant |vendor |business |name |new tenant |new business )?(?:t\\.?b\\.?[adn]\\.?|to be (?:announced|determined|named|assigned|decided|filled|confirmed))(?: (?:tenant|vendor|business|name))?',
    '(?:new )?(?:[a-z]+ ){0,2}(?:coming|opening) soon|(?:coming|opening) (?:in )?(?:(?:early|late|mid|spring|summer|fall|winter|q[1-4])[ -]?)?20\\d\\d',
    '(?:not|un)[ -]?(?:rented|leased|assigned|filled|occupied|tenanted|used)|no (?:tenant|occupant|business|vendor)(?: (?:at this time|yet|here|currently))?',
    'your (?:business|company|ad|name|logo|listing|booth) here|advertise here',
    'under (?:construction|renovation|remodel(?:ing)?)|(?:to be |was )?(?:demolished|torn down|razed|burned(?: down)?|condemned)(?: (?:in )?(?:\\d{1,2}/)?\\d{2,4})?|(?:permanently |now )?closed|leased|rented|sold|moved|not in use',
    '(?:private|single[- ]family) (?:residence|home|dwelling)s?|owner[- ]occupied|residential(?: units?| only| property| building)?',
  ].join('|')})[\\W_]*$`,
  'i',
)

/** Parts of buildings and public places, which are rarely businesses: “City parking lot”. With an address, the row only gets a note. */
const buildingPartPattern = new RegExp(
  `^[\\W_]*(?:${[
    '(?:(?:city|town|county|state|public|municipal|village|private|customer|employee|church|bank|free|paid|off[- ]street|surface)(?:[- ]owned)? )*parking(?: (?:lot|garage|area|ramp|structure|deck|space)s?)?(?: ?#?\\w{1,3})?',
    '(?:public |city )?(?:restrooms?|rest rooms?|bathrooms?|toilets?|port[- ]?a[- ]?(?:potty|potties|johns?)|porta[- ]?potties)',
    '(?:open|empty|green|public) space|alley|lobby|hallway|stairs|stairwell|elevators?|mechanical room|boiler room|storage(?: (?:room|unit|area|space)s?)?|warehouse|garage|basement|upstairs|downstairs|(?:second|2nd|third|3rd|upper) floor|offices?',
    '(?:\\d+ )?(?:upstairs |upper |rear )?(?:apartments?|apts?|condos?|condominiums?|flats|duplex|triplex|fourplex|rental units?|dwelling)(?: \\(\\d+\\))?',
    '(?:guest|rotating|drop[- ]?in|floating|overflow|spare|extra|day) (?:vendor|booth|table|spot|stall|space)s?',
    "(?:market |event )?(?:info(?:rmation)?|manager[’']?s?|staff|volunteer|token|welcome|music|entertainment) (?:booth|table|tent|stage)",
    'free (?:booth|spot|slot|stall|table|space)s?|open tables?|future (?:home|site) of .*|same owner|nothing|nobody|occupied|gone|atm|mail ?box|bus stop|(?:booth|suite|ste|unit|space|lot|bay|room|slip|stall) ?#?\\w{1,4}',
    'no name|unnamed|house|home|residence|land|lot|field|park|plaza|fountain|mural|statue|monument',
  ].join('|')})[\\W_]*$`,
  'i',
)

const ofEvent =
  "(?:(?:exhibitor|exhibit|vendor|vip|speaker|attendee|sponsor|member|press|media|staff|volunteer|show|event|main|north|south|east|west|upper|lower|front|rear|side|guest|player|networking|expo|conference|badge|kids['’]?|family|beer|food|public|center|demo)s?['’]? )*"
/** Areas of a trade show or a market: “Exhibitor Lounge”, “Registration”, “Main Stage 2”. */
const eventAreaPattern = new RegExp(
  `^[\\W_]*${ofEvent}(?:registration|check[- ]?in|will call|lounge|stage|theat(?:er|re)|food court|concessions?|first aid|entrance|exit|entry|press room|media room|green room|ready room|show (?:office|management|mgmt)|aisle|storage|seating|dining|picnic|coat ?check|meeting rooms?|loading dock|foyer|poster area|prayer room|nursing room|mothers?['’]?s? room|charging station|fire (?:exit|lane))(?: (?:desk|area|counter|booth|space|room|tent|zone|station|table|[a-z]|#?\\d{1,3}))?[\\W_]*$`,
  'i',
)

/** “Alder (vacant)”, “105 Main - for lease”, “Birch Bakery – coming soon” */
const trailingVacancyPattern = new RegExp(
  `(?:\\s[-–—]+\\s*|[([]|,\\s*)((?:now |currently )?(?:vacant|unoccupied|${offered}|(?:coming|opening) soon|not (?:yet )?open(?: yet)?|permanently closed)!?)[)\\]]?$`,
  'i',
)

/** “Moser residence”, “The Poe Home”, “Ann & Ben Poe house” */
const personHomePattern =
  /^(?:the )?\p{L}[\p{L}'’.-]*(?: (?:&|and) \p{L}[\p{L}'’-]*)?(?: (?!inn\b|of\b)\p{L}[\p{L}'’-]*)? (residence|home|house|apartments?|apts?|dwelling|household)$/iu

/** Headings of the use of a place. Headings of other floors are missing, because they do not describe the business. */
const useHeadingPattern =
  /^(?:(?:current|primary|present|existing|building|bldg|property|ground floor|first floor|1st floor|street level|land|space|tenant|booth|occupancy|main) )*(?:use|uses|used as|use type|use code|occupancy|occupied|occupant type|status|vacancy|vacant|condition|tenancy|type|kind|category|industry|description)$/
const vacancyHeadingPattern = /\b(?:vacant|vacancy)\b/
const vacantPattern = new RegExp(
  `^(?:(?:currently|now|is) )?(?:vacant|unoccupied|empty|unleased)(?: ${place}| land)?${behindEmpty}$|^for (?:lease|rent)$|^to let$`,
  'i',
)
/** The headings among them that only describe the use of a place, not the kind of business. */
const placeUseHeadingPattern = /\b(?:uses?|used|occup\w+|tenancy)\b/
const homePattern =
  /^(?:private |single[- ]family |owner[- ]occupied |owner['’]?s? |personal )?(?:residences?|residential|home|house|housing|dwelling|apartments?|apts?|condos?|duplex|living quarters)(?: ?\(.*\))?$|^(?:single family|owner occupied|private)$/i

/** Joins spaced letters: `V A C A N T` becomes `VACANT`. */
const joinLetters = (name: string) => (/^(?:\p{L} ){3,}\p{L}$/u.test(name) ? name.replaceAll(' ', '') : name)

export type EmptyPlace = { refusal: string | null; note: string | null }
const none: EmptyPlace = { refusal: null, note: null }

/**
 * Returns a function that returns the reason why a row is a place without a business: “OPEN BOOTH”, “vacant - for lease”, or a
 * home. `note` is for a row that may be one.
 */
export function createEmptyPlaceFinder(headings: string[], mapping: Mapping) {
  const { business_name, other_name } = mapping
  // A list with only names has no addresses, so a missing address means nothing.
  const isOfNames = [mapping.street, mapping.city, mapping.phone, mapping.website].every((column) => column == null)
  const uses = headings.flatMap((heading, column) =>
    column !== business_name && column !== other_name && useHeadingPattern.test(normalizeHeading(heading))
      ? [column]
      : [],
  )
  /** @param facts whether the row has an address, and a phone number or a website */
  return (values: string[], typed: string, facts: { isPlaced: boolean; hasContact: boolean }): EmptyPlace => {
    if (typed.length > MAX_NAME_LENGTH) return none
    const name = joinLetters(typed)
    if (emptyPlacePattern.test(name)) return { refusal: `“${name}” stands for a place without a business`, note: null }
    const [, behind = ''] = trailingVacancyPattern.exec(name) ?? []
    if (behind !== '') return { refusal: `The name says “${behind}”`, note: null }
    const cellOf = (column: number) => cleanCell(values[column] ?? '')
    const quoteCell = (column: number) => `The column “${headings[column]}” says “${cellOf(column)}”`
    const vacant = uses.find((column) => {
      const words = normalizeHeading(headings[column] ?? '')
      const [cell, isYes, isNo] = [cellOf(column), /^(?:y|yes|x|true)$/i, /^(?:n|no|false)$/i]
      return (
        vacantPattern.test(cell) ||
        (vacancyHeadingPattern.test(words) && isYes.test(cell)) ||
        (/\boccupied$/.test(words) && isNo.test(cell))
      )
    })
    if (vacant !== undefined) return { refusal: quoteCell(vacant), note: null }
    const [, kind = ''] = personHomePattern.exec(name) ?? []
    const home = uses.find(
      (column) =>
        placeUseHeadingPattern.test(normalizeHeading(headings[column] ?? '')) && homePattern.test(cellOf(column)),
    )
    if (home !== undefined && !facts.hasContact && (kind !== '' || isPersonName(name)))
      return { refusal: `${quoteCell(home)}, and the name is that of a home or a person`, note: null }
    const isArea = eventAreaPattern.test(name) && !values.some((value) => /\S@\S/.test(value))
    if ((isArea || buildingPartPattern.test(name)) && !facts.hasContact) {
      return facts.isPlaced || (isArea && isOfNames)
        ? { refusal: null, note: `“${name}” may not be a business` }
        : { refusal: `“${name}” is no name of a business`, note: null }
    }
    if (/^residence$/i.test(kind) && !facts.hasContact)
      return { refusal: null, note: `“${name}” may be a home, not a business` }
    return none
  }
}
