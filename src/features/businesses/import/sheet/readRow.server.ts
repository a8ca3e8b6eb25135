import { toSingleLine, truncate } from '../../../../kit/text/text.ts'
import { stateCodes } from '../../../../region/states.ts'
import { createSynonyms, type Synonyms } from '../../synonyms/synonyms.ts'
import type { CsvRow } from '../csvRows.server.ts'
import type { ImportField, Mapping } from '../import.constants.ts'
import { composeLocation, findTooLong, readWebsite, websiteError } from '../importRow.server.ts'
import { cleanCell, cleanOptional, isFormula, readLink } from './contents.ts'
import { isClosedForGood, readClosedStatus, splitStatus } from './status.ts'
import {
  findCoordinates,
  readCoordinates,
  readNaics,
  readPhone,
  readState,
  readYear,
  readZip,
  splitAddress,
  splitCityLine,
} from './values.ts'

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
/** `notes` name the values that were left out of the row; `refusal` is why the row is not imported at all. */
export type ReadRow = { row: CheckedRow; notes: string[]; refusal?: never } | { row?: never; refusal: string }

const footer =
  /^(?:(?:grand |sub ?)?totals?\b(?:$|\s*[:=\d(]| de\b.*\d$)|(?:total|number|count) (?:number )?(?:of )?(?:records|rows|businesses|members|companies|listings|entries)\b|(?:records|rows|count)\s*[:=]|page \d+|(?:source|sources|notes?|disclaimer|report|report (?:date|generated|run)|run date|date printed)\s*:|(?:generated|printed|exported|downloaded|prepared|updated|last updated|as of|current as of|data as of)\b.*\d|\*|©|copyright\b|end of (?:report|list|file|data)\b|\(?continued\)?$|-{3,}|={3,})/i

/** A text in capitals without a legal form, such as `RESTAURANTS & BARS`. */
const isSectionHeading = (name: string) =>
  name.endsWith(':') ||
  (name === name.toUpperCase() && /\p{L}{3}/u.test(name) && !/\b(?:INC|LLC|LLP|CORP|CO|LTD)\b/.test(name))
/** The minimum number of columns of a table in which a row that has only a name is a section heading. */
const SECTION_COLUMNS = 4

const quoted = (value: string) => `“${truncate(value, 80)}”`

/** Texts that mean that a business has no name. */
const missingName =
  /^(?:n\/?a|nan|none|null|ningun[oa]|retired|self|self[- ]employed|unemployed|student|homemaker|honorary|\([^)]*\)|same(?: as (?:above|legal(?: name)?|owner))?|-+)$/i

/** A postal code of Canada: `M5J 2J2`. */
const foreignZip = /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i

const noSynonyms = createSynonyms([])

type Options = {
  width: number
  headings: string[]
  mapping: Mapping
  region_code: string
  thisYear: number
  synonyms?: Pick<Synonyms, 'resolve'>
}

/** Reads one row of a table. Rows that repeat the headings, totals and notes are refused with a reason. */
export function readRow(
  { values }: CsvRow,
  { width, headings, mapping, region_code, thisYear, synonyms = noSynonyms }: Options,
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
  const typedName = splitStatus(toSingleLine(cleanCell(cell('business_name'))))
  const name = typedName.name
    // “self (Dugger Heat & Air)”
    .replace(/^self(?:[- ]employed)?\s*\(([^()]+)\)$/i, '$1')
    .replace(/\s{2,}/g, ' ')
    // Some lists mark members of a board with asterisks.
    .replace(/(?<=[\p{L}\d.)”"])\s?\*+$/u, '')
  if (isFormula(name)) return { refusal: 'The name is a formula, of which the file does not have the result' }
  const withoutMissing = (text: string) => (missingName.test(text) ? '' : text)
  const business_name = withoutMissing(name) || withoutMissing(text('other_name'))
  const others = values.filter(
    (value, column) => value !== '' && column !== mapping.business_name && column !== mapping.other_name,
  )
  if (
    others.length <= 2 &&
    !text('city') &&
    !text('street') &&
    !readPhone(text('phone')) &&
    values.some((value) => footer.test(cleanCell(value)))
  ) {
    return { refusal: 'This is a total or a note below the table, not a business' }
  }
  if (business_name === '') return { refusal: 'The row has no name' }
  if (
    business_name.toLowerCase() === (headings[mapping.business_name ?? -1] ?? '').toLowerCase() &&
    others.length > 0
  ) {
    return { refusal: 'The row repeats the headings' }
  }
  if (others.length === 0 && width >= SECTION_COLUMNS && isSectionHeading(business_name)) {
    return { refusal: 'The row has nothing but a text in capitals, which looks like a heading between the rows' }
  }
  const closed = readClosedStatus(
    headings[mapping.status ?? -1] ?? '',
    text('status'),
    mapping.alaska_business_license != null,
  )
  if (closed) return { refusal: `The column “${headings[mapping.status ?? -1]}” says ${quoted(text('status'))}` }
  const closedColumn = values.findIndex(
    (value, column) =>
      column !== mapping.business_name && column !== mapping.other_name && isClosedForGood(cleanCell(value)),
  )
  if (closedColumn >= 0) {
    return { refusal: `The column “${headings[closedColumn]}” says ${quoted(cleanCell(values[closedColumn] ?? ''))}` }
  }
  const { status } = typedName
  if (status && readClosedStatus('', status, true)) return { refusal: `The name says ${quoted(status)}` }
  const notes: string[] = []
  const leaveOut = (what: string, value: string) =>
    notes.push(`The ${what} ${quoted(value)} is not valid and was left out`)
  const readCells = (fields: AddressFields) => readAddress(text, cleanOptional(cell(fields.street)), mapping, fields)
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
    city: synonyms.resolve('city', city),
  }
  const phone = text('phone') ? readPhone(text('phone')) : null
  if (text('phone') && !phone) leaveOut('phone number', text('phone'))
  const year_established = text('year_established') ? readYear(text('year_established'), thisYear) : null
  if (text('year_established') && year_established === null) leaveOut('year', text('year_established'))
  const naics = text('naics_code') ? readNaics(text('naics_code')) : null
  if (text('naics_code') && !naics) leaveOut('NAICS code', text('naics_code'))
  const category = text('category') || null
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
    state: address.state || region_code,
    zip_code: address.zip_code || null,
    location: composeLocation({ ...address, state: address.state || region_code, hasState: address.state !== '' }),
    industry:
      synonyms.resolve('industry', text('industry') || naics?.title || category?.split(/\s*[;|]\s*/)[0] || '') || null,
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
  const tooLong = findTooLong(row)
  if (tooLong) return { refusal: tooLong }
  const typedWebsite = toSingleLine(cleanOptional(readLink(cell('website'))))
  const website = typedWebsite.split(/[\s,;|]+/)[0] ?? ''
  if (website !== '' && !/^https?:\/*$/i.test(website)) {
    row.website = website.includes('@') ? null : readWebsite(repairScheme(website))
    if (row.website === null) notes.push(websiteError(typedWebsite))
  }
  return { row, notes }
}

/** Writes scheme and host in lower case, and corrects `http//` and `http:/`. */
const repairScheme = (website: string) =>
  website
    .replace(/^(https?)(?::\/*|\/\/)(?=[^/])/i, '$1://')
    .replace(/^(?:https?:\/\/)?[^/?#]+/i, (start) => start.toLowerCase())

type AddressFields = Record<'street' | 'city' | 'state' | 'zip_code', ImportField>
const physicalFields: AddressFields = { street: 'street', city: 'city', state: 'state', zip_code: 'zip_code' }
const mailingFields: AddressFields = {
  street: 'mailing_street',
  city: 'mailing_city',
  state: 'mailing_state',
  zip_code: 'mailing_zip_code',
}

type Address = { street: string; street_2: string; city: string; state: string; zip_code: string }

/** Reads the address. Several parts may be in one cell. */
function readAddress(
  text: (field: ImportField) => string,
  streetCell: string,
  mapping: Mapping,
  fields: AddressFields,
): Address {
  const columns: Address = {
    street: [text('street_number'), text(fields.street)].filter(Boolean).join(' '),
    street_2: text('street_2'),
    city: text(fields.city),
    state: readState(text(fields.state)),
    zip_code: '',
  }
  const whole = columns.city === '' && columns.street !== '' ? splitAddress(streetCell) : null
  const line =
    whole ?? (mapping[fields.state] == null || mapping[fields.zip_code] == null ? splitCityLine(columns.city) : null)
  const address: Address = {
    ...columns,
    ...(whole && { street: whole.street, street_2: [whole.street_2, columns.street_2].filter(Boolean).join(', ') }),
    ...(line && { city: line.city, state: columns.state || line.state }),
  }
  return { ...address, zip_code: readZip(text(fields.zip_code) || (line?.zip_code ?? ''), address.state) }
}
