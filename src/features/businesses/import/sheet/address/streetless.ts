import { stateCodes } from '../../../../../region/states.ts'
import { parseState } from '../cells/states.ts'
import { withoutCountry } from '../cells/unitedStates.ts'

/** Texts in the place of a street for a business without a fixed location. */
const noStreetPattern = new RegExp(
  `^(?:0+ )?(?:${[
    '(?:from |in |at |my |our )?home(?: ?-?(?:based|office|occupation|business))*',
    'mobile(?: (?:only|business|vendor|unit|service|food (?:truck|vendor|unit)))?|mobile ?[-–—,;(].{1,60}|food (?:truck|cart)',
    '(?:my |our |at |in )?(?:home|residential|cottage|commercial|shared|rented|church|commissary|licensed|certified|farm|ghost|mobile)[- ]?kitchens?(?: (?:only|at home))?|(?:home|house|garage|basement|studio|shop) ?(?:at|in|of) (?:my |our |the )?(?:home|house|residence)|(?:home|in[- ]home)[- ](?:studio|shop|workshop|garage|salon|day ?care|bakery|baker|kitchen|business|school|care)|residence|private|at home|in[- ]home(?: only)?',
    "(?:food |mobile |coffee |ice cream )?(?:trailer|van|cart|kiosk|pop[- ]?up|tent)|farmers?['’]? markets?(?: only)?|markets? only|(?:craft )?(?:fairs?|shows?|events?)(?: (?:and|&) (?:fairs?|shows?|events?|markets?))?(?: only)?|booth(?: only)?",
    "(?:at |on )?(?:the )?(?:clients?|customers?)['’]?s?['’]? (?:homes?|houses?|sites?|locations?|place|offices?)|on[- ]?site(?: only)?|(?:catering|delivery|pick ?up|wholesale|phone|mail[- ]?order|house calls?)(?: (?:and|&) (?:delivery|pick ?up|catering))? only|we deliver|house calls|travels? to (?:you|clients|customers)",
    'online(?: only| store| business)?|internet(?: only| based)?|web(?: |-)?based|e-?commerce|remote|virtual',
    '(?:state|city|county|country|nation|borough|area|region|parish|island|district|tri-?state|world) ?-?wide',
    '(?:various|multiple|several|different)(?: (?:sites?|locations?|places?|addresses|job ?sites?))?|varies',
    '(?:no|none|not|non)(?: ?-?(?:fixed|set|store ?front|public|permanent|physical|actual|brick[- ]and[- ]mortar|retail|store|street|situs|site|business|premises?|office|location|address|place|known|assigned|applicable|in (?:city|county|state|borough)))+',
    '(?:at |in |from )?(?:my|our) (?:house|home|garage|truck|van|kitchen)|we (?:come|travel|drive|deliver) to you',
    'out ?-?of ?-?(?:state|borough|town|area|city|county|country)',
    'see (?:the |our )?(?:web ?site|web ?page|facebook|map|list|notes?|below|above|comments?|description)(?: for .{1,40})?',
    '(?:call|contact|email|phone|text) (?:us )?for (?:address|location|directions)|by appointment(?: only)?',
    'vendor|itinerant|transient|traveling|door to door|to be (?:announced|determined)|tba|tbd|unincorporated|undisclosed|private (?:residence|home|address)',
  ].join('|')})$`,
  'i',
)

/** An area without a street: `Greenbrier County`, `Kenai Peninsula Borough`, `County of Maui`. */
const areaPattern =
  /^(?:\p{L}[\p{L} .'’&-]{1,40} (?:county|co\.|parish|borough|census area|municipality)|(?:county|municipality|parish|borough|city and (?:county|borough)) of \p{L}[\p{L} .'’&-]{1,40})$/iu
/** A county and its state without a comma. */
const areaInStatePattern = /^(.{2,40} (?:county|parish|borough)) ([\p{L} ]{2,20})$/iu
const partOfStatePattern =
  /^(?:(?:north|south|east|west|central|interior|upper|lower)[- ]?(?:east|west|central)?(?:ern)?) (.+)$/i

/** The code of a state or of a region of a state, such as “Southeast Alaska”; empty for other texts. */
const findState = (text: string) =>
  [parseState(text), parseState(text.replace(partOfStatePattern, '$1'))].find((state) => stateCodes.has(state)) ?? ''

/** A longer text is an address or a sentence. */
const MAX_LENGTH = 120

/**
 * The state and the ZIP code of an address that names no street: “No Premises”, “Lewis County, WA”; null for an address with a
 * street.
 */
export function parseStreetlessAddress(text: string): { state: string; zip_code: string } | null {
  if (text.length > MAX_LENGTH) return null
  if (noStreetPattern.test(text)) return { state: '', zip_code: '' }
  const [, place = text, zip_code = ''] = /^(.*\D)[\s,](\d{5}(?:-\d{4})?)$/.exec(withoutCountry(text)) ?? []
  if (/\d/.test(place)) return null
  const parts = withoutCountry(place).split(/\s*[,/]\s*/)
  const last = parts.at(-1) ?? ''
  const [, county = '', behind = ''] = areaInStatePattern.exec(last) ?? []
  if (county !== '' && stateCodes.has(parseState(behind))) parts.splice(-1, 1, county, behind)
  const state = findState(parts.at(-1) ?? '')
  const hasState = state !== ''
  const areas = hasState ? parts.slice(0, -1) : parts
  if (!areas.every((part) => areaPattern.test(part) || noStreetPattern.test(part))) return null
  return { state, zip_code }
}
