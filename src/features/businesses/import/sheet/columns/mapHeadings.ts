import type { CsvRow } from '../../csvRows.server.ts'
import type { ImportField, Mapping } from '../../import.constants.ts'
import { mapAddressGroups } from '../address/addressGroups.ts'
import { areDirectoryLinks, arePagesOfHost } from '../contact/directoryLinks.ts'
import {
  FULL_NAME_RANK,
  type HeadingMatch,
  isAccountHeading,
  isContactNameHeading,
  isMailingHeading,
  isPersonHeading,
  isPossiblePersonHeading,
  isRegisteredOfficeHeading,
  isShippingHeading,
  matchHeading,
  normalizeHeading,
  ROLE_RANK,
} from '../headings/headings.ts'
import { areNotIndustries, isInsuranceHeading } from '../industry/industryCells.ts'
import { isNteeHeading } from '../industry/ntee.ts'
import { areContactsFirms } from '../name/persons.ts'
import { isCaseStatusHeading } from '../status/statusColumns.ts'
import { areLegalForms, contradicts, mayBeNames } from './columnValues.ts'
import { areRegistered, areRowNumbers } from './numberColumns.ts'
import { rankColumn } from './rankColumn.ts'
import { createRecordDateTest } from './recordDates.ts'
import { findSkippedColumns } from './skippedColumns.ts'

/** Maps fields to columns by their headings. The first of two equal columns wins, unless it is empty. */
export function mapHeadings(headings: string[], rows: CsvRow[]) {
  const hasPersons = headings.some(isPersonHeading)
  const isDateOfRecord = createRecordDateTest(headings)
  const skipped = findSkippedColumns(headings, rows, {})
  const candidates = headings.flatMap((heading, column) => {
    const match =
      isContactNameHeading(heading) && areContactsFirms(headings, rows, column) ? ofContact : matchHeading(heading)
    if (!match || skipped.has(column)) return []
    const values = rows.map(({ values }) => values[column] ?? '')
    const isOther = contradicts(match.field, values) || isOtherContent(heading, match, values)
    if (isOther && !isNteeHeading(heading)) return []
    // The title of a person.
    if (hasPersons && normalizeHeading(heading) === 'title') return []
    if (match.field === 'year_established' && isDateOfRecord(heading, values)) return []
    return [{ ...match, column, order: rankColumn(heading, match, values), isWhole: values.every(Boolean) }]
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
        (isMailingHeading(headings[column] ?? '') || isShippingHeading(headings[column] ?? ''))
      )
        mapping[`mailing_${field}`] = column
    }
    // The registered name is used for businesses without another name.
    else if (
      field === 'business_name' &&
      rank >= 1 &&
      mapping.other_name === undefined &&
      !isPossiblePersonHeading(headings[column] ?? '') &&
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

/** The match of a column with names of customers or suppliers. It ranks after columns that certainly have names of businesses. */
const ofContact: HeadingMatch = { field: 'business_name', rank: FULL_NAME_RANK }

/** Whether a column has other contents than the field that its heading names, such as numbers of rows or pages of a directory. */
function isOtherContent(heading: string, { field, rank }: HeadingMatch, values: string[]): boolean {
  switch (field) {
    case 'business_name':
      return rank === ROLE_RANK && !mayBeNames(values)
    case 'website':
      return areDirectoryLinks(values) || (rank === ANY_LINK_RANK && arePagesOfHost(values))
    case 'industry':
    case 'category':
      return areNotIndustries(values) || areLegalForms(values) || isInsuranceHeading(heading)
    case 'status':
      return isCaseStatusHeading(heading)
    case 'alaska_business_license':
      return areRowNumbers(values) || (isAccountHeading(heading) && !areRegistered(values))
    default:
      return false
  }
}

/** Separates the city, the state and the ZIP code of a mailing address or a registered address from a street of another address. */
function separateMailing(headings: string[], mapping: Mapping) {
  const headingOf = (field: ImportField) => headings[mapping[field] ?? -1] ?? ''
  if (mapping.street == null || isMailingHeading(headingOf('street'))) return
  for (const field of ['street_2', 'city', 'state', 'zip_code'] as const) {
    if (isMailingHeading(headingOf(field))) mapping[`mailing_${field}`] ??= mapping[field]
    else if (!isRegisteredOfficeHeading(headingOf(field)) || isRegisteredOfficeHeading(headingOf('street'))) continue
    delete mapping[field]
  }
}

const addressFields = ['street', 'street_2', 'city', 'state', 'zip_code'] as const
const isAddressField = (field: ImportField): field is (typeof addressFields)[number] =>
  addressFields.some((name) => name === field)

/** The rank of `License Name`. Names with a higher rank may be names of anything. */
const LICENSE_NAME_RANK = 6

/** Whether names of this rank are names of organizations. “Member” and “Full name” may be persons, who are not listed. */
const isOrganization = (rank: number) => rank === 1 || rank === 4

const isTradeName = (heading: string | undefined) => heading !== undefined && matchHeading(heading)?.rank === 0
