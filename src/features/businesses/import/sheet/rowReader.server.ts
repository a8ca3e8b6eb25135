import { toSingleLine, truncate } from '../../../../kit/text/text.ts'
import { findStateOfAreaCode } from '../../../../region/areaCodes.ts'
import { findStateOfZip } from '../../../../region/zipStates.ts'
import { createSynonyms, type Synonyms } from '../../synonyms/synonyms.ts'
import type { CsvRow } from '../csvRows.server.ts'
import type { ImportField, Mapping } from '../import.constants.ts'
import { composeLocation, findTooLong } from '../importRow.server.ts'
import { createLineReader } from './address/addressLines.ts'
import { splitIntroduction } from './address/movedStreets.ts'
import { rankAddress } from './address/readAddress.ts'
import { readRowAddress } from './address/rowAddress.ts'
import { createStreetJoiner, createUnitNamer } from './address/streetParts.ts'
import { splitTwoAddresses } from './address/twoAddresses.ts'
import { createZipJoiner } from './address/zipParts.ts'
import { cleanCell, cleanOptional, isJson, withoutShortcodes } from './cells/cellText.ts'
import { isInternalNote } from './cells/internalNotes.ts'
import { readYear } from './cells/years.ts'
import { splitContactLines } from './contact/contactLines.ts'
import { completePhone, isPrivatePhone, readPhoneCell } from './contact/phoneCells.ts'
import { chooseAreaCode, createPhoneFinder } from './contact/phoneColumns.ts'
import { createWebsiteFinder, readWebsiteCell } from './contact/websites.server.ts'
import { saysNoTrade, splitIndustries, withoutCertificates, withoutCodes } from './industry/industryCells.ts'
import { createKindReader } from './industry/mapTags.ts'
import { readNaics } from './industry/naics.ts'
import { createNameReader } from './name/readName.ts'
import { createCountryFinder } from './places/countries.ts'
import { createZeroRestorer, type LostZeros, noLostZeros } from './places/lostZeros.ts'
import type { SectionPlace } from './places/sectionPlace.ts'
import { createHintFinder } from './places/stateHints.ts'
import { findTownIn, isVague, noTowns, stateOfTown, type Towns } from './places/towns.ts'
import type { CheckedRow, ReadRow } from './rows/checkedRow.ts'
import { createGrouping } from './rows/grouping.ts'
import { explainsColumns } from './rows/noteRows.ts'
import { createHiddenPartFinder } from './rows/optOuts.ts'
import { createRefusal, headingRefusal } from './rows/refuseRow.ts'
import { describeInvalid, quoted, readRowNumber, readRowPlace } from './rows/rowValues.ts'
import { noStatuses, type Statuses } from './status/statusColumns.ts'

/** “To engage in any lawful activity” says nothing about what a business does. */
const withoutPurpose = (industry: string) =>
  /\b(?:any|all)\b.{0,20}\blawful\b/i.test(industry) || saysNoTrade(industry)
    ? ''
    : withoutCodes(withoutCertificates(industry))

/** `LEISURE_TRAVEL_TOURISM` of a program in words. */
const readWords = (text: string) =>
  isJson(text)
    ? ''
    : /^[A-Z]+(?:_[A-Z]+)+$/.test(text)
      ? `${text[0]}${text.slice(1).toLowerCase().replaceAll('_', ' ')}`
      : text

/** An address without the name of the business in its first line. */
function withoutName(address: string, name: string): string {
  const end = address.indexOf('\n')
  return end !== -1 && cleanCell(address.slice(0, end)).toLowerCase() === name.toLowerCase()
    ? address.slice(end + 1)
    : address
}

const noSynonyms = createSynonyms([])

/** Rows at the beginning of a table that may explain its headings. */
const EXPLAINING_ROWS = 4

/** How a table is read. */
export type RowOptions = {
  width: number
  headings: string[]
  mapping: Mapping
  region_code: string
  thisYear: number
  synonyms?: Pick<Synonyms, 'resolve'>
  towns?: Towns
  statuses?: Statuses
  lostZeros?: LostZeros
  /** That of nearly all phone numbers of the list. */
  areaCode?: string | null
}

/**
 * Returns the function that reads the rows of a table in their order. Rows that repeat the headings, totals and notes are refused
 * with a reason.
 */
export function createRowReader(options: RowOptions): (row: CsvRow) => ReadRow {
  const { mapping, synonyms = noSynonyms } = options
  const grouping = createGrouping(mapping, options.towns ?? noTowns)
  const parts = createParts(options)
  let line = 0
  return (csvRow) => {
    const { values } = csvRow
    line += 1
    const { section } = grouping
    const isBehindGap = grouping.isBehindGap(csvRow)
    const read: ReadRow = isBehindGap
      ? { refusal: headingRefusal }
      : readRow(values, grouping.fill(values), options, parts, section.place)
    if (read.row && line <= EXPLAINING_ROWS && explainsColumns(values, mapping))
      return { refusal: 'The row says what stands in the columns' }
    if (read.row && section.gone) return { refusal: `The heading “${section.gone}” stands above the row` }
    if (!read.row) grouping.readSection(values)
    else if (read.row.industry === null && section.industry !== '') {
      read.row.industry = synonyms.resolve('industry', section.industry)
    }
    return read
  }
}

function createParts(options: RowOptions) {
  const { headings, mapping } = options
  return {
    readName: createNameReader(headings, mapping),
    joinStreet: createStreetJoiner(headings, mapping),
    nameUnit: createUnitNamer(headings, mapping),
    joinZip: createZipJoiner(headings, mapping),
    joinLines: createLineReader(headings, mapping),
    findCountry: createCountryFinder(headings, mapping),
    findPhone: createPhoneFinder(headings, mapping),
    readKind: createKindReader(headings, mapping),
    findWebsite: createWebsiteFinder(headings, mapping),
    hasEmails: /mail|^\W*$/i.test(headings[mapping.website ?? -1] ?? 'website'),
    restoreZero: createZeroRestorer(options.lostZeros ?? noLostZeros, options.towns ?? noTowns),
    findHidden: createHiddenPartFinder(headings),
    findHint: createHintFinder(headings, mapping, options.region_code),
    ...createRefusal({ ...options, statuses: options.statuses ?? noStatuses, towns: options.towns ?? noTowns }),
  }
}

/** Reads a row from its values, which also has those of the merged cells that it is in. */
function readRow(
  own: string[],
  values: string[],
  { headings, mapping, region_code, thisYear, synonyms = noSynonyms, towns = noTowns, areaCode = null }: RowOptions,
  {
    readName,
    joinStreet,
    nameUnit,
    joinZip,
    joinLines,
    findCountry,
    findPhone,
    readKind,
    findWebsite,
    hasEmails,
    restoreZero,
    findHidden,
    findHint,
    refuse,
    findDoubtful,
    findDoubtsOfRow,
  }: ReturnType<typeof createParts>,
  place: SectionPlace | null,
): ReadRow {
  const read = readName(values)
  const business_name = read.name
  const contact = splitContactLines(values[mapping.street ?? -1] ?? '')
  const moved = splitIntroduction(contact.address)
  const addresses = splitTwoAddresses(moved.street)
  const unmapped: Partial<Record<ImportField, string>> = {
    website: contact.website,
    mailing_street: addresses.letters,
  }
  const cell = (field: ImportField) => {
    const column = mapping[field]
    if (column === undefined || column === null) return unmapped[field] ?? ''
    const joined = joinLines(values, field, business_name)
    if (joined !== null) return joined
    const typed = field === 'street' ? addresses.place : (values[column] ?? '')
    return field === 'street' || field === 'mailing_street' ? withoutName(typed, business_name) : typed
  }
  const texts: Partial<Record<ImportField, string>> = {}
  const readText = (field: ImportField) => {
    const typed = cleanOptional(cell(field))
    // Industries stand in lines of their own.
    const isList = field === 'industry' || field === 'category'
    const line = toSingleLine(isList ? typed.replace(/\s*\n\s*/g, '; ') : typed).replace(/\s{2,}/g, ' ')
    if (field === 'street_2') return nameUnit(values, line)
    const restored = restoreZero(field, line, text)
    return field === 'zip_code' ? joinZip(values, restored) : restored
  }
  const text = (field: ImportField) => {
    texts[field] ??= readText(field)
    return texts[field]
  }
  const refusal = refuse(own, read, text)
  if (refusal) return { refusal }
  const doubtful = findDoubtful(values)
  const notes: string[] = doubtful ? [doubtful] : []
  if (read.source) notes.push(`The name is from the column “${read.source}”`)
  notes.push(...findDoubtsOfRow(own, business_name, text))
  if (moved.introduction) notes.push(`The street says ${quoted(moved.introduction)}, which was left out`)
  const leaveOut = (what: string, value: string) => notes.push(describeInvalid(what, value))
  const {
    address: typed,
    abroad,
    streetless,
    isMailed,
  } = readRowAddress(
    { headings, mapping, region_code, towns },
    {
      text,
      cell,
      joinStreet: (number, street) => joinStreet(values, number, street),
      findCountry: (isMailing) => findCountry(values, isMailing),
      section: place,
    },
  )
  if (isMailed) notes.push('The address is the mailing address, because the row has no other')
  if (streetless) notes.push(`The address ${quoted(streetless)} names no street and was left out`)
  if (abroad !== null) return { refusal: `The address is not in the United States: ${quoted(abroad)}` }
  const city = typed.city.replace(/(?<=\p{L})\+(?=\p{L})/gu, ' ')
  const address = {
    ...typed,
    street: typed.street.replace(/^c\/o [^,]{1,80},\s*(?=.*\d)/i, ''),
    city: synonyms.resolve('city', findTownIn(city, towns)),
  }
  if (isVague(address.city)) {
    leaveOut('city', address.city)
    address.city = ''
  }
  if (address.zip_code !== '' && !/^\d{5}(?:-\d{4})?$/.test(address.zip_code)) {
    leaveOut('ZIP code', address.zip_code)
    address.zip_code = ''
  }
  if (address.street !== '' && address.city === '')
    notes.push(`The address ${quoted(address.street)} names no known city`)
  const state = address.state || findStateOfZip(address.zip_code) || ''
  const foundPhone = findPhone(values)
  const typedPhone = foundPhone.typed || (mapping.phone == null ? contact.phone : '')
  if (foundPhone.note) notes.push(foundPhone.note)
  const isPrivate = isPrivatePhone(typedPhone)
  const readNumber = typedPhone && !isPrivate ? readPhoneCell(typedPhone) : null
  const ownState = state || stateOfTown(address.city, towns)
  // A column that is not imported may name another state.
  const hint = state === '' ? findHint(own) : null
  const ownAreaCode = chooseAreaCode(areaCode, { state: ownState, hint, region_code })
  const phone = readNumber ? completePhone(readNumber, ownAreaCode) : null
  if (isPrivate) notes.push(`The phone number ${quoted(toSingleLine(typedPhone))} is private and was left out`)
  else if (typedPhone && !readNumber) leaveOut('phone number', toSingleLine(typedPhone))
  else if (readNumber && !phone) notes.push(`The phone number ${quoted(readNumber)} has no area code and was left out`)
  const stateOfPhone = findStateOfAreaCode(/^\((\d{3})\) /.exec(phone ?? '')?.[1] ?? '')
  const year_established = text('year_established') ? readYear(text('year_established'), thisYear) : null
  if (text('year_established') && year_established === null) leaveOut('year', text('year_established'))
  const naics = text('naics_code') ? readNaics(text('naics_code')) : null
  if (text('naics_code') && !naics) leaveOut('NAICS code', text('naics_code'))
  const [industry = '', ...industries] = splitIndustries(withoutPurpose(readWords(text('industry'))))
  // Further industries of a cell become the category, unless another column has the category.
  const category =
    withoutPurpose(readWords(text('category'))) ||
    (industries.length > 0 && mapping.category == null ? [industry, ...industries].join('; ') : null)
  const typedDescription = readWords(withoutShortcodes(cleanOptional(cell('description'))))
  const isInternal = isInternalNote(typedDescription)
  if (isInternal)
    notes.push(`The description ${quoted(toSingleLine(typedDescription))} looks like an internal note and was left out`)
  const description = isInternal ? '' : typedDescription
  const coordinates = readRowPlace(text, mapping, notes)
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
        readKind(values) || industry || naics?.title || category?.split(/\s*[;|]\s*/)[0] || '',
      ) || null,
    category,
    description: description === '' ? null : truncate(description, 20_000),
    phone,
    website: null,
    alaska_business_license: readRowNumber(text('alaska_business_license'), notes),
    naics_code: naics?.code ?? null,
    year_established,
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
  }
  const address_rank = rankAddress(text('address_type'))
  if (address_rank === 2) Object.assign(row, withoutAddress)
  const tooLong = findTooLong(row)
  if (tooLong) return { refusal: tooLong }
  const otherWebsite = findWebsite(values)
  const { website, error } = readWebsiteCell(otherWebsite?.cell ?? cell('website'), hasEmails)
  row.website = website
  if (otherWebsite) notes.push(`The website is from the column “${otherWebsite.heading}”`)
  if (error) notes.push(error)
  for (const [part, note] of findHidden(own)) {
    if (row[part] === null) continue
    Object.assign(row, part === 'street' ? withoutStreet(row, state) : { [part]: null })
    notes.push(note)
  }
  const has_state = state !== '' && address_rank < 2
  const ownHint = has_state ? null : (hint ?? findHint(own))
  // A town is better evidence than an area code, because people keep their phone numbers when they move.
  const isKnown = has_state || ownHint !== null
  const phoneState = stateOfTown(row.city ?? '', towns) || stateOfPhone
  const phone_hint = isKnown || !phoneState ? null : phoneState === region_code ? 'here' : 'elsewhere'
  return { row, notes, has_state, hint: ownHint, phone_hint, address_rank }
}

/** A row without the street that its business does not want to publish. */
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

/** A row with the address of an agent or a person says nothing about that of the business. */
const withoutAddress = { street: null, city: null, zip_code: null, location: null, latitude: null, longitude: null }
