import { toSingleLine, truncate } from '../../../../kit/text/text.ts'
import { stateCodes } from '../../../../region/states.ts'
import { findStateOfZip } from '../../../../region/zipStates.ts'
import { createSynonyms, type Synonyms } from '../../synonyms/synonyms.ts'
import type { CsvRow } from '../csvRows.server.ts'
import type { ImportField, Mapping } from '../import.constants.ts'
import { composeLocation, findTooLong, readWebsite, websiteError } from '../importRow.server.ts'
import { createClosedFinder } from './closedRows.ts'
import { cleanOptional, readLink } from './contents.ts'
import { createGrouping } from './grouping.ts'
import { isNote, isSectionHeading, SECTION_COLUMNS } from './noteRows.ts'
import { createPhoneFinder } from './phoneColumns.ts'
import { type AddressFields, mailingFields, physicalFields, rankAddress, readAddress } from './readAddress.ts'
import { createNameReader } from './readName.ts'
import { createHintFinder, type StateHint } from './stateHints.ts'
import { readClosedStatus } from './status.ts'
import type { StatusCodes } from './statusCodes.ts'
import { createStreetJoiner } from './streetParts.ts'
import { findTownIn, isVague, noTowns, type Towns } from './towns.ts'
import { findCoordinates, readCoordinates, readNaics, readPhoneCell, readYear, splitAddress } from './values.ts'

/** A row of a file as the fields of a business. */
export type CheckedRow = {
  business_name: string
  street: string | null
  city: string | null
  state: string
  zip_code: string | null
  location: string | null
  industry: string | null
  category: string | null
  description: string | null
  phone: string | null
  website: string | null
  alaska_business_license: string | null
  naics_code: string | null
  year_established: number | null
  latitude: number | null
  longitude: number | null
}
/**
 * `notes` say what was left out of the row; `refusal` why it is not imported at all. `has_state` is whether the list says the
 * state; else it is that of the region, unless `hint` says otherwise. `address_rank`: see `rankAddress`.
 */
export type ReadRow =
  | { row: CheckedRow; notes: string[]; has_state: boolean; hint: StateHint; address_rank: number; refusal?: never }
  | { row?: never; refusal: string }

const quoted = (value: string) => `“${truncate(value, 80)}”`

/** A postal code of Canada: `M5J 2J2`. */
const foreignZip = /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i

/** “To engage in any lawful activity” says nothing about what a business does. */
const withoutPurpose = (industry: string) => (/\b(?:any|all)\b.{0,20}\blawful\b/i.test(industry) ? '' : industry)

/** `LEISURE_TRAVEL_TOURISM` of a program in words. */
const readWords = (text: string) =>
  /^[A-Z]+(?:_[A-Z]+)+$/.test(text) ? `${text[0]}${text.slice(1).toLowerCase().replaceAll('_', ' ')}` : text

const noSynonyms = createSynonyms([])

/** How a table is read. */
export type RowOptions = {
  width: number
  headings: string[]
  mapping: Mapping
  region_code: string
  thisYear: number
  synonyms?: Pick<Synonyms, 'resolve'>
  towns?: Towns
  isInactiveCode?: StatusCodes
}

/**
 * Returns the function that reads the rows of a table in their order. Rows that repeat the headings, totals and notes are refused
 * with a reason.
 */
export function createRowReader(options: RowOptions): (row: CsvRow) => ReadRow {
  const { headings, mapping, synonyms = noSynonyms } = options
  const closed = createClosedFinder(headings, mapping, options.isInactiveCode ?? (() => false))
  const grouping = createGrouping(mapping)
  const names = createNameReader(headings, mapping)
  const parts = { joinStreet: createStreetJoiner(headings, mapping), findPhone: createPhoneFinder(headings, mapping) }
  const findHint = createHintFinder(headings, mapping, options.region_code)
  return ({ values }) => {
    const read: ReadRow = readRow(grouping.fill(values), options, closed, names, parts)
    if (read.row && !read.has_state) read.hint = findHint(values)
    if (!read.row) grouping.readSection(values)
    else if (read.row.industry === null && grouping.section !== '') {
      read.row.industry = synonyms.resolve('industry', grouping.section)
    }
    return read
  }
}

function readRow(
  values: string[],
  { width, headings, mapping, region_code, thisYear, synonyms = noSynonyms, towns = noTowns }: RowOptions,
  { findClosed, findClosedForNow }: ReturnType<typeof createClosedFinder>,
  names: ReturnType<typeof createNameReader>,
  {
    joinStreet,
    findPhone,
  }: { joinStreet: ReturnType<typeof createStreetJoiner>; findPhone: ReturnType<typeof createPhoneFinder> },
): ReadRow {
  const cell = (field: ImportField) => {
    const column = mapping[field]
    return column === undefined || column === null ? '' : (values[column] ?? '')
  }
  const texts: Partial<Record<ImportField, string>> = {}
  const text = (field: ImportField) => {
    texts[field] ??= toSingleLine(cleanOptional(cell(field))).replace(/\s{2,}/g, ' ')
    return texts[field]
  }
  if (values.slice(width).some(Boolean)) {
    return { refusal: `The row has ${values.length} values, but the table has ${width} columns` }
  }
  const { name: business_name, status, refusal } = names.read(values)
  if (refusal) return { refusal }
  const others = values.filter(
    (value, column) => value !== '' && column !== mapping.business_name && column !== mapping.other_name,
  )
  const isPlaced = Boolean(text('city') || text('street') || readPhoneCell(text('phone')))
  if (!isPlaced && isNote(values, business_name, others)) {
    return { refusal: 'This is a total or a note below the table, not a business' }
  }
  if (business_name === '') return { refusal: names.missing }
  if (/^[\d.,\s]+$/.test(business_name)) return { refusal: `The name ${quoted(business_name)} is only a number` }
  if (
    business_name.toLowerCase() === (headings[mapping.business_name ?? -1] ?? '').toLowerCase() &&
    others.length > 0
  ) {
    return { refusal: 'The row repeats the headings' }
  }
  if (others.length === 0 && width >= SECTION_COLUMNS && isSectionHeading(business_name)) {
    return { refusal: 'The row has nothing but a text that looks like a heading between the rows' }
  }
  const closed = findClosed(values)
  if (closed) return { refusal: closed }
  if (status && readClosedStatus('', status)) return { refusal: `The name says ${quoted(status)}` }
  const closedForNow = findClosedForNow(values)
  const notes: string[] = closedForNow ? [closedForNow] : []
  const leaveOut = (what: string, value: string) =>
    notes.push(`The ${what} ${quoted(value)} is not valid and was left out`)
  const readCells = (fields: AddressFields) =>
    readAddress(text, cleanOptional(cell(fields.street)), mapping, fields, towns, (number, street) =>
      joinStreet(values, number, street),
    )
  const physical = readCells(physicalFields)
  // The mailing address belongs to the city in the same row when the address has no city.
  const needsMailing =
    physical.street === '' && text('mailing_street') !== '' && (physical.city === '' || mapping.mailing_city == null)
  const typedAddress = needsMailing
    ? readCells(mapping.mailing_city == null ? { ...physicalFields, street: 'mailing_street' } : mailingFields)
    : physical
  if (foreignZip.test(typedAddress.zip_code) && !stateCodes.has(typedAddress.state)) {
    return {
      refusal: `The address is not in the United States: ${quoted([typedAddress.city, typedAddress.state, typedAddress.zip_code].filter(Boolean).join(', '))}`,
    }
  }
  // Without a city, a street is placed by its coordinates, or else in the town of the mailing address.
  const placed =
    typedAddress.city === ''
      ? (splitAddress(cleanOptional(cell('coordinates'))) ?? readCells({ ...mailingFields, street: 'street' }))
      : null
  const city = (typedAddress.city || (placed?.city ?? '')).replace(/(?<=\p{L})\+(?=\p{L})/gu, ' ')
  const address = {
    ...typedAddress,
    ...(placed && { state: typedAddress.state || placed.state, zip_code: typedAddress.zip_code || placed.zip_code }),
    street: typedAddress.street.replace(/^c\/o [^,]{1,80},\s*(?=.*\d)/i, ''),
    city: synonyms.resolve('city', findTownIn(city, towns)),
  }
  if (isVague(address.city)) {
    leaveOut('city', address.city)
    address.city = ''
  }
  if (address.zip_code !== '' && !/\d/.test(address.zip_code)) {
    leaveOut('ZIP code', address.zip_code)
    address.zip_code = ''
  }
  if (address.street !== '' && address.city === '')
    notes.push(`The address ${quoted(address.street)} names no known city`)
  const state = address.state || findStateOfZip(address.zip_code) || ''
  const typedPhone = findPhone(values)
  const phone = typedPhone ? readPhoneCell(typedPhone) : null
  if (typedPhone && !phone) leaveOut('phone number', toSingleLine(typedPhone))
  const year_established = text('year_established') ? readYear(text('year_established'), thisYear) : null
  if (text('year_established') && year_established === null) leaveOut('year', text('year_established'))
  const naics = text('naics_code') ? readNaics(text('naics_code')) : null
  if (text('naics_code') && !naics) leaveOut('NAICS code', text('naics_code'))
  const category = withoutPurpose(readWords(text('category'))) || null
  const description = cleanOptional(cell('description'))
  const coordinates =
    readCoordinates(text('latitude'), text('longitude')) ??
    findCoordinates(text('coordinates')) ??
    (mapping.coordinates == null ? findCoordinates(text('street')) : null)
  const place = text('coordinates') || [text('latitude'), text('longitude')].filter(Boolean).join(', ')
  // Many programs write zeros for an unknown place.
  if (!coordinates && /[1-9]/.test(place)) leaveOut('place', place)
  if (coordinates && coordinates.longitude < 0 && place !== '' && !/[-−W]/i.test(place))
    notes.push(`The place ${quoted(place)} has no minus sign and was read as west`)
  const row: CheckedRow = {
    business_name,
    street: address.street || null,
    city: address.city || null,
    state: state || region_code,
    zip_code: address.zip_code || null,
    location: composeLocation({ ...address, state: state || region_code, hasState: state !== '' }),
    industry:
      synonyms.resolve(
        'industry',
        withoutPurpose(readWords(text('industry'))) || naics?.title || category?.split(/\s*[;|]\s*/)[0] || '',
      ) || null,
    category,
    description: description === '' ? null : truncate(description, 20_000),
    phone,
    website: null,
    alaska_business_license: text('alaska_business_license').replace(/^(\d+)\.0$/, '$1') || null,
    naics_code: naics?.code ?? null,
    year_established,
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
  }
  const address_rank = rankAddress(text('address_type'))
  if (address_rank === 2) Object.assign(row, withoutAddress)
  const tooLong = findTooLong(row)
  if (tooLong) return { refusal: tooLong }
  const typedWebsite = toSingleLine(cleanOptional(readLink(cell('website'))))
  const addresses = typedWebsite.split(/[\s,;|]+/)
  // “info@example.com / www.example.com”
  const website = addresses.find((address) => /[^/]/.test(address) && !address.includes('@')) ?? addresses[0] ?? ''
  if (website !== '' && !/^https?:\/*$/i.test(website)) {
    row.website = website.includes('@') ? null : readWebsite(repairScheme(website))
    if (row.website === null) notes.push(websiteError(typedWebsite))
  }
  return { row, notes, has_state: state !== '' && address_rank < 2, hint: null, address_rank }
}

/** A row with the address of an agent or a person says nothing about that of the business. */
const withoutAddress = { street: null, city: null, zip_code: null, location: null, latitude: null, longitude: null }

/** Writes scheme and host in lower case, and `http//` and `http:/` as they should be. */
const repairScheme = (website: string) =>
  website
    // “http://http://”
    .replace(/^(?:https?:?\/*)+(?=https?:?\/)/i, '')
    .replace(/^(https?)(?::\/*|\/\/)(?=[^/])/i, '$1://')
    .replace(/^(?:https?:\/\/)?[^/?#]+/i, (start) => start.toLowerCase())
