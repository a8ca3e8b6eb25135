import type { CsvRow } from '../../csvRows.server.ts'
import type { ImportField, Mapping } from '../../import.constants.ts'
import { mapAddressLines } from '../address/addressLines.ts'
import { isIgnoredHeading, isOtherNumberHeading } from '../headings/headings.ts'
import type { Towns } from '../places/towns.ts'
import { findStatuses } from '../status/statusColumns.ts'
import {
  areAddressTypes,
  areCities,
  areWholeAddresses,
  findCities,
  findHometowns,
  findHouseNumbers,
  findSecondStreet,
} from './addressColumns.ts'
import { measureNames } from './columnValues.ts'
import { findColumn } from './findColumn.ts'
import { addIndustries } from './industryColumns.ts'
import { findSkippedColumns } from './skippedColumns.ts'

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

/** Finds the column with the names of businesses by its values. */
function findNames(headings: string[], rows: CsvRow[], mapping: Mapping) {
  const used = new Set([...Object.values(mapping), ...findSkippedColumns(headings, rows, mapping)])
  const scores = headings.map((heading, column) =>
    used.has(column) || isIgnoredHeading(heading) || isOtherNumberHeading(heading)
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
