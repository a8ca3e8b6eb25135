import { findStateOfAreaCode } from '../../../../../region/areaCodes.ts'
import { findStateOfZip } from '../../../../../region/zipStates.ts'
import type { Synonyms } from '../../../synonyms/synonyms.ts'
import type { Mapping } from '../../import.constants.ts'
import { composeLocation, findTooLong } from '../../importRow.server.ts'
import { createAddressParser } from '../address/addressParser.ts'
import { rankAddressType } from '../address/parseAddress.ts'
import { quoteValue } from '../cells/notes.ts'
import { createPhoneParser } from '../contact/phoneParser.ts'
import { createWebsiteFinder, parseWebsiteCell } from '../contact/websites.server.ts'
import { createIndustryParser } from '../industry/industryParser.ts'
import type { LostZeros } from '../places/lostZeros.ts'
import type { SectionPlace } from '../places/sectionPlace.ts'
import { createHintFinder } from '../places/stateHints.ts'
import { findStateOfTown, type Towns } from '../places/towns.ts'
import type { Statuses } from '../status/statusColumns.ts'
import { createCellExtractor, type FieldCells } from './cellExtractor.ts'
import type { CheckedRow, RowResult } from './checkedRow.ts'
import { createHomeFinder } from './homes.ts'
import { createHiddenPartFinder } from './optOuts.ts'
import { createRowChecks } from './refuseRow.ts'
import { parseLicenseNumber, parseRowCoordinates, parseRowDescription, parseRowYear } from './rowValues.ts'

/** A table and the results of the surveys of its rows. */
export type RowSettings = {
  width: number
  headings: string[]
  mapping: Mapping
  region_code: string
  thisYear: number
  synonyms: Pick<Synonyms, 'resolve'>
  towns: Towns
  statuses: Statuses
  lostZeros: LostZeros
  /** The area code of nearly all phone numbers of the list; null without one. */
  areaCode: string | null
}

type RowInput = {
  /** The values as they are in the file. */
  own: string[]
  /** The values with those of merged cells filled in. */
  values: string[]
  /** The town of the section heading above the row. */
  section: SectionPlace | null
}

/** The address rank of agents and persons: see `rankAddressType`. */
const AGENT_RANK = 2

/** Returns a function that parses a row of the table, or refuses it with a reason. */
export function createBusinessParser(settings: RowSettings): (input: RowInput) => RowResult {
  const { headings, mapping, region_code, thisYear, towns } = settings
  const extractCells = createCellExtractor(settings)
  const { refuse, findUncertainStatus, findRowDoubts } = createRowChecks(settings)
  const parseAddress = createAddressParser(settings)
  const parsePhone = createPhoneParser(settings)
  const parseIndustry = createIndustryParser(settings)
  const findHint = createHintFinder(headings, mapping, region_code)
  const parseWebsite = createWebsiteParser(headings, mapping)
  const findHidden = createHiddenPartFinder(headings)
  const findHome = createHomeFinder(headings, mapping)

  return ({ own, values, section }) => {
    const fields = extractCells(values)
    const { name, text, streetPhone, introduction } = fields
    const refusal = refuse(own, name, text)
    if (refusal) return { refusal }

    const notes: string[] = []
    const doubtful = findUncertainStatus(values)
    if (doubtful) notes.push(doubtful)
    if (name.source) notes.push(`The name is from the column “${name.source}”`)
    notes.push(...findRowDoubts(own, name.name, text))
    if (introduction) notes.push(`The street says ${quoteValue(introduction)}, which was left out`)

    const { address, refusal: addressRefusal } = parseAddress(values, fields, section, notes)
    if (!address) return { refusal: addressRefusal }
    const state = address.state || findStateOfZip(address.zip_code) || ''
    const address_rank = rankAddressType(text('address_type'))
    const has_state = state !== '' && address_rank < AGENT_RANK
    // A column that is not imported may name another state.
    const hint = has_state ? null : findHint(own)
    // The state of the address is better evidence for the area code than a hint.
    const phoneHint = state === '' ? hint : null
    const stateOrTown = state || findStateOfTown(address.city, towns)
    const phone = parsePhone({ values, streetPhone, state: stateOrTown, hint: phoneHint }, notes)
    const year_established = parseRowYear(fields, thisYear, notes)
    const { industry, category, naics_code } = parseIndustry(values, fields, notes)
    const description = parseRowDescription(fields, notes)
    const coordinates = parseRowCoordinates(text, mapping, notes)
    const row: CheckedRow = {
      business_name: name.name,
      street: address.street || null,
      city: address.city || null,
      state: state || region_code,
      zip_code: address.zip_code || null,
      location: composeLocation({ ...address, state: state || region_code, hasState: state !== '' }),
      industry,
      category,
      description,
      phone,
      website: null,
      alaska_business_license: parseLicenseNumber(text('alaska_business_license'), notes),
      naics_code,
      year_established,
      latitude: coordinates?.latitude ?? null,
      longitude: coordinates?.longitude ?? null,
    }
    if (address_rank === AGENT_RANK) Object.assign(row, withoutAddress)
    const tooLong = findTooLong(row)
    if (tooLong) return { refusal: tooLong }

    row.website = parseWebsite(values, fields, notes)
    for (const [part, note] of findHidden(own)) {
      if (row[part] === null) continue
      Object.assign(row, part === 'street' ? withoutStreet(row, state) : { [part]: null })
      notes.push(note)
    }
    const home = row.street === null ? null : findHome(own, name.name, row.street)
    if (home) {
      Object.assign(row, withoutStreet(row, state))
      notes.push(home)
    }

    // A town is better evidence than an area code, because people keep their phone numbers when they move.
    const isKnown = has_state || hint !== null
    const phoneState = findStateOfTown(row.city ?? '', towns) || findStateOfPhone(phone)
    const phone_hint = isKnown || !phoneState ? null : phoneState === region_code ? 'here' : 'elsewhere'
    return { row, notes, has_state, hint, phone_hint, address_rank }
  }
}

const findStateOfPhone = (phone: string | null) => findStateOfAreaCode(/^\((\d{3})\) /.exec(phone ?? '')?.[1] ?? '')

/** Returns a function that parses the website of a row, with a note about one that is invalid or from another column. */
function createWebsiteParser(headings: string[], mapping: Mapping) {
  const findWebsite = createWebsiteFinder(headings, mapping)
  const hasEmails = /mail|^\W*$/i.test(headings[mapping.website ?? -1] ?? 'website')
  return (values: string[], { cell }: FieldCells, notes: string[]): string | null => {
    const other = findWebsite(values)
    const { website, error } = parseWebsiteCell(other?.cell ?? cell('website'), hasEmails)
    if (other) notes.push(`The website is from the column “${other.heading}”`)
    if (error) notes.push(error)
    return website
  }
}

/** A row without the street, which its business does not want to publish or which is a home. */
const withoutStreet = ({ city, zip_code }: CheckedRow, state: string) => ({
  street: null,
  latitude: null,
  longitude: null,
  location: composeLocation({
    street: '',
    street_2: '',
    city: city ?? '',
    state,
    zip_code: zip_code ?? '',
    hasState: state !== '',
  }),
})

/** The address fields of a row with the address of an agent or a person, which is not the address of the business. */
const withoutAddress = { street: null, city: null, zip_code: null, location: null, latitude: null, longitude: null }
