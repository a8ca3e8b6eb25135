import type { CsvRow } from '../../csvRows.server.ts'
import type { ImportField, Mapping } from '../../import.constants.ts'
import { mapAddressGroups } from '../address/addressGroups.ts'
import { mapAddressLines } from '../address/addressLines.ts'
import { areDirectoryLinks, arePagesOfHost } from '../contact/directoryLinks.ts'
import { rankPhoneColumn } from '../contact/phoneColumns.ts'
import {
  FULL_NAME_RANK,
  type HeadingMatch,
  isAccount,
  isContactName,
  isIgnoredHeading,
  isMailing,
  isOtherNumber,
  isPersonHeading,
  isPhysical,
  isRegisteredOffice,
  isShipping,
  matchHeading,
  mayNamePerson,
  normalizeHeading,
  ROLE_RANK,
} from '../headings/headings.ts'
import { isOtherLink } from '../headings/linkHeadings.ts'
import { areNotIndustries, isInsuranceHeading } from '../industry/industryCells.ts'
import { areContactsFirms } from '../name/persons.ts'
import type { Towns } from '../places/towns.ts'
import { findStatuses, isCaseStatusHeading } from '../status/statusColumns.ts'
import {
  areAddressTypes,
  areCities,
  areWholeAddresses,
  findCities,
  findHometowns,
  findHouseNumbers,
  findSecondStreet,
} from './addressColumns.ts'
import { areLegalForms, areRepeated, contradicts, mayBeNames, measureNames } from './columnValues.ts'
import { matchContent } from './contentRules.ts'
import { findColumn } from './findColumn.ts'
import { addIndustries } from './industryColumns.ts'
import { areRegistered, areRowNumbers, rankNaicsColumn, rankNumberColumn } from './numberColumns.ts'
import { createRecordDateTest } from './recordDates.ts'
import { findSkippedColumns } from './skippedColumns.ts'

/** Maps fields to columns by their headings. The first of two equal columns wins, unless it is empty. */
export function mapHeadings(headings: string[], rows: CsvRow[]) {
  const hasPersons = headings.some(isPersonHeading)
  const isDateOfRecord = createRecordDateTest(headings)
  const skipped = findSkippedColumns(headings, rows, {})
  const candidates = headings.flatMap((heading, column) => {
    const match = isContactName(heading) && areContactsFirms(headings, rows, column) ? ofContact : matchHeading(heading)
    if (!match || skipped.has(column)) return []
    const values = rows.map(({ values }) => values[column] ?? '')
    if (contradicts(match.field, values)) return []
    if (
      match.field === 'website' &&
      (areDirectoryLinks(values) || (match.rank === ANY_LINK_RANK && arePagesOfHost(values)))
    )
      return []
    if (
      isIndustryField(match.field) &&
      (areNotIndustries(values) || areLegalForms(values) || isInsuranceHeading(heading))
    )
      return []
    if (match.field === 'business_name' && match.rank === ROLE_RANK && !mayBeNames(values)) return []
    if (match.field === 'status' && isCaseStatusHeading(heading)) return []
    if (hasPersons && normalizeHeading(heading) === 'title') return []
    if (match.field === 'alaska_business_license' && isAccount(heading) && !areRegistered(values)) return []
    if (match.field === 'alaska_business_license' && areRowNumbers(values)) return []
    if (match.field === 'year_established' && isDateOfRecord(heading, values)) return []
    const isEmpty = rows.length > 0 && !values.some(Boolean)
    // “Member Name” may be the name of a person, next to “Organization”.
    const isPerson = match.field === 'business_name' && areRepeated(values)
    const filled = values.filter(Boolean)
    // A name for each location, which few rows have.
    const isSparse = match.field === 'business_name' && match.rank > 0 && filled.length < values.length / 2
    // A code such as “AAI”, next to a column with its meaning.
    const isCode = match.field === 'status' && filled.every((value) => value.length <= 3)
    const order =
      match.field === 'street'
        ? rankStreetColumn(heading, match.rank, filled)
        : match.field === 'phone'
          ? rankPhoneColumn(heading, match.rank)
          : match.field === 'alaska_business_license'
            ? rankNumberColumn(heading, match.rank, filled)
            : match.field === 'naics_code'
              ? match.rank + rankNaicsColumn(filled)
              : match.rank
    return [
      {
        ...match,
        column,
        order:
          order +
          (isEmpty
            ? 10
            : isPerson
              ? 5
              : mayNamePerson(heading)
                ? Math.max(0, 2.5 - order)
                : isSparse
                  ? 4
                  : isCode
                    ? 0.5
                    : 0),
        isWhole: filled.length === values.length,
      },
    ]
  })
  candidates.sort((a, b) => a.order - b.order || a.column - b.column)
  const mapping: Mapping = {}
  let isNameWhole = true
  for (const { field, column, rank, isWhole } of candidates) {
    if (mapping[field] === undefined) {
      mapping[field] = column
      if (field === 'business_name') isNameWhole = isWhole
    }
    // The mailing address is used for rows without another address.
    else if (isAddressField(field)) {
      if (
        mapping[`mailing_${field}`] === undefined &&
        (isMailing(headings[column] ?? '') || isShipping(headings[column] ?? ''))
      )
        mapping[`mailing_${field}`] = column
    }
    // The registered name is used for businesses without another name.
    else if (
      field === 'business_name' &&
      rank >= 1 &&
      mapping.other_name === undefined &&
      !mayNamePerson(headings[column] ?? '') &&
      ((!isNameWhole && isOrganization(rank)) ||
        (rank <= LICENSE_NAME_RANK && isTradeName(headings[mapping.business_name ?? -1])))
    ) {
      mapping.other_name = column
    }
  }
  const { street } = mapping
  // “Location No” next to streets with house numbers is the number of a branch.
  const streets = street == null ? [] : rows.flatMap(({ values }) => values[street] || [])
  if (streets.filter((value) => /^\d+\w?\s/.test(value)).length > streets.length / 2) delete mapping.street_number
  separateMailing(headings, mapping)
  mapAddressGroups(headings, rows, mapping)
  return mapping
}

/** The rank of `URL` and `Link`, whose values may be pages of a directory. */
const ANY_LINK_RANK = 2

const isIndustryField = (field: ImportField) => field === 'industry' || field === 'category'

/** The match of a column with names of customers or suppliers. It ranks after columns that certainly have names of businesses. */
const ofContact: HeadingMatch = { field: 'business_name', rank: FULL_NAME_RANK }

/**
 * The rank of a street column: streets, then whole addresses, then mailing addresses. The billing address of an account is its
 * mailing address or its only address.
 */
function rankStreetColumn(heading: string, rank: number, values: string[]) {
  if (areWholeAddresses(values)) return Math.max(rank, isPhysical(heading) ? 1.5 : 1.75)
  return isMailing(heading) && !/mail/i.test(heading) ? Math.min(rank, 1.6) : rank
}

/** Separates the city, the state and the ZIP code of a mailing address or a registered address from a street of another address. */
function separateMailing(headings: string[], mapping: Mapping) {
  const headingOf = (field: ImportField) => headings[mapping[field] ?? -1] ?? ''
  if (mapping.street == null || isMailing(headingOf('street'))) return
  for (const field of ['street_2', 'city', 'state', 'zip_code'] as const) {
    if (isMailing(headingOf(field))) mapping[`mailing_${field}`] ??= mapping[field]
    else if (!isRegisteredOffice(headingOf(field)) || isRegisteredOffice(headingOf('street'))) continue
    delete mapping[field]
  }
}

/** The state of formation is seldom the state of the business, and “Ct” can be a street type. */
const isOtherState = (heading: string) =>
  /\b(?:form\w*|inc|incorp\w*|jurisdiction|origin|domicile|citizenship|org|organi[sz]ed|birth|issu\w*|home|type|suffix|prefix|dir|direction)\b/.test(
    normalizeHeading(heading),
  )
const addressFields = ['street', 'street_2', 'city', 'state', 'zip_code'] as const
const isAddressField = (field: ImportField): field is (typeof addressFields)[number] =>
  addressFields.some((name) => name === field)

/** The rank of `License Name`. Names with a higher rank may be names of anything. */
const LICENSE_NAME_RANK = 6

/** Whether names of this rank are names of organizations. “Member” and “Full name” may be persons, who are not listed. */
const isOrganization = (rank: number) => rank === 1 || rank === 4

const isTradeName = (heading: string | undefined) => heading !== undefined && matchHeading(heading)?.rank === 0

/** The rank of an address column: physical address, address without a type, mailing address, registered address. */
const rankAddressColumn = (heading: string) =>
  isRegisteredOffice(heading) ? 3 : isMailing(heading) ? 2 : isPhysical(heading) ? 0 : 1

/** Maps the remaining fields to columns by their values. */
export function mapContents(headings: string[], rows: CsvRow[], mapping: Mapping): Mapping {
  const mapped: Mapping = { ...mapping }
  const used = new Set([...Object.values(mapped), ...findSkippedColumns(headings, rows, mapping)])
  const width = Math.max(headings.length, ...rows.map(({ values }) => values.length))
  const order = (column: number) => rankAddressColumn(headings[column] ?? '')
  /** Columns with few values come last. */
  const isSparse = (column: number) => rows.filter(({ values }) => values[column]).length < rows.length / 2
  const columns = Array.from({ length: width }, (_, column) => column).sort(
    (a, b) => order(a) - order(b) || Number(isSparse(a)) - Number(isSparse(b)) || a - b,
  )
  const isEmpty = (column: number | null) => rows.length > 0 && !rows.some(({ values }) => values[column ?? -1])
  for (const column of columns) {
    if (used.has(column) || isIgnoredHeading(headings[column] ?? '')) continue
    const isFree = (field: ImportField) =>
      (mapped[field] === undefined || isEmpty(mapped[field])) &&
      !(['latitude', 'longitude'].includes(field) && mapped.coordinates !== undefined) &&
      !(field === 'coordinates' && mapped.latitude !== undefined) &&
      !(field === 'state' && isOtherState(headings[column] ?? '')) &&
      !(field === 'website' && isOtherLink(normalizeHeading(headings[column] ?? ''))) &&
      !((field === 'phone' || field === 'zip_code') && isOtherNumber(headings[column] ?? ''))
    const field = matchContent(
      rows.map(({ values }) => values[column] ?? ''),
      isFree,
      normalizeHeading(headings[column] ?? '') === '',
    )
    if (!field) continue
    mapped[field] = column
    used.add(column)
  }
  return mapped
}

/** Finds the column with the names of businesses by its values. */
function findNames(headings: string[], rows: CsvRow[], mapping: Mapping) {
  const used = new Set([...Object.values(mapping), ...findSkippedColumns(headings, rows, mapping)])
  const scores = headings.map((heading, column) =>
    used.has(column) || isIgnoredHeading(heading) || isOtherNumber(heading)
      ? 0
      : measureNames(rows.map(({ values }) => values[column] ?? '')),
  )
  const best = scores.indexOf(Math.max(...scores))
  return (scores[best] ?? 0) > 0.7 && Object.keys(mapping).length > 0 ? best : undefined
}

/** Maps the street to a column such as “Street / Ste”, if no other column has streets. */
function takeStreet(rows: CsvRow[], mapped: Mapping): void {
  const { street, street_number, street_2 } = mapped
  if (street != null || street_number != null || street_2 == null) return
  const filled = rows.flatMap(({ values }) => values[street_2] || [])
  const streets = filled.filter((value) => /^\d+\w?\s+\p{L}|^p\.? ?o\.? box\b/iu.test(value))
  if (streets.length === 0 || streets.length < filled.length / 2) return
  mapped.street = street_2
  delete mapped.street_2
}

/** Maps further fields by the values of columns and by the columns that are mapped already. */
export function completeMapping(headings: string[], rows: CsvRow[], mapping: Mapping, towns: Towns): Mapping {
  const mapped: Mapping = { ...mapping }
  const add = (field: ImportField, column: number | undefined) => {
    if (column !== undefined && !Object.values(mapped).includes(column)) mapped[field] ??= column
  }
  if (mapped.business_name === undefined) add('business_name', findNames(headings, rows, mapped))
  // The heading “Where” can mean the street or the town.
  const { street } = mapped
  const places = street == null ? [] : rows.map(({ values }) => values[street] ?? '')
  if (street != null && mapped.city === undefined && areCities(places)) {
    mapped.city = street
    delete mapped.street
  }
  const hasLines = mapAddressLines(headings, rows, mapped)
  // Whole addresses include their cities.
  if (mapped.city === undefined && !hasLines && !areWholeAddresses(places))
    add('city', findHometowns(headings, rows, mapped, towns) ?? findCities(headings, rows, mapped, towns))
  const numbers = findHouseNumbers(rows, mapped)
  if (numbers !== undefined) {
    if (mapped.street_2 === numbers) delete mapped.street_2
    add('street_number', numbers)
  }
  takeStreet(rows, mapped)
  add('street_2', findSecondStreet(headings, rows, mapped))
  add('address_type', findColumn(headings, rows, mapped, { test: areAddressTypes }))
  add('status', findStatuses(headings, rows, mapped))
  addIndustries(headings, rows, mapped)
  return mapped
}
