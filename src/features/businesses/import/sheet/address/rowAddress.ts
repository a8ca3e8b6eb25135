import { toSingleLine } from '../../../../../kit/text/text.ts'
import { stateCodes } from '../../../../../region/states.ts'
import { findStateOfZip } from '../../../../../region/zipStates.ts'
import type { ImportField, Mapping } from '../../import.constants.ts'
import { cleanCell, cleanOptional } from '../cells/cellText.ts'
import { isMailing } from '../headings/headings.ts'
import { isForeignAddress, isInMexico, isInStates, isProvince } from '../places/countries.ts'
import type { SectionPlace } from '../places/sectionPlace.ts'
import { findStateOfTown, type Towns, toTownKey } from '../places/towns.ts'
import { isBox } from './addressGroups.ts'
import { type Address, type AddressFields, mailingFields, parseAddress, physicalFields } from './parseAddress.ts'
import { splitAddress } from './splitAddress.ts'
import { parseStreetlessAddress } from './streetless.ts'

type Table = { headings: string[]; mapping: Mapping; region_code: string; towns: Towns }
/** How the cells of a row are read: as texts in one line, and as they are. */
type Row = {
  text(field: ImportField): string
  cell(field: ImportField): string
  joinStreet(number: string, street: string): string
  findCountry(isMailing: boolean): string | null
  /** The place that the heading above the row names. */
  section: SectionPlace | null
}

/**
 * The address of a row: that of its place, else that for letters, never parts of both. `isMailed` says that the address for letters
 * was taken. `abroad` is the whole address in another country; null in the United States.
 */
export function parseRowAddress({ headings, mapping, region_code, towns }: Table, row: Row) {
  const { text, cell, joinStreet } = row
  const parseFields = (fields: AddressFields) =>
    parseAddress(text, cleanOptional(cell(fields.street)), mapping, fields, towns, joinStreet)
  const parseMailing = () =>
    // Without a city of its own, the mailing address is in the city of the row.
    parseFields(
      mapping.mailing_city == null
        ? { ...physicalFields, street: 'mailing_street', street_2: 'mailing_street_2' }
        : mailingFields,
    )
  const physical = parseFields(physicalFields)
  const needsMailing =
    physical.street === '' && text('mailing_street') !== '' && (physical.city === '' || mapping.mailing_city == null)
  const isForLetters = isMailing(headings[mapping.street ?? -1] ?? '') && isBox(physical.street)
  const other = needsMailing || isForLetters ? parseMailing() : null
  // A street in the same town, where goods are delivered, says more than a post-office box.
  const isOther = other !== null && (needsMailing || isStreetBeside(other, physical))
  const typed = other !== null && isOther ? other : physical
  const country = isInStates(typed.state, typed.zip_code) ? null : row.findCountry(isOther)
  const whole = toSingleLine([typed.street, typed.city, typed.state, typed.zip_code].filter(Boolean).join(', '))
  // The lines of a cell end with the country, also where no comma stands before it.
  const lines = cleanOptional(cell(isOther ? 'mailing_street' : 'street'))
  const isAbroad =
    country !== null ||
    isProvince(typed.state) ||
    (!stateCodes.has(typed.state) && (isForeignAddress(whole, towns) || isForeignAddress(lines, towns))) ||
    isInMexico(typed.city, text(isOther && mapping.mailing_city != null ? 'mailing_state' : 'state'))
  // Without a city, a street is placed by its coordinates, by the heading above the row, or else in the town of the mailing address.
  const placed =
    typed.city === ''
      ? (splitAddress(cleanOptional(cell('coordinates'))) ??
        takeSection(row.section, typed) ??
        takeTown(parseFields(mailingFields), typed, region_code, towns))
      : null
  const address: Address = {
    ...typed,
    city: typed.city || (placed?.city ?? ''),
    state: typed.state || (placed?.state ?? ''),
    zip_code: typed.zip_code || (placed?.zip_code ?? ''),
  }
  const stated = cleanCell(cell('street'))
  // “Various” and “see website” stand for an empty cell.
  const streetless =
    physical.streetless || (stated !== '' && text('street') === '' && parseStreetlessAddress(stated) ? stated : '')
  const isMailed = isOther && typed.street !== '' && mapping.mailing_street != null
  return { address, streetless, isMailed, abroad: isAbroad ? [whole, country].filter(Boolean).join(', ') : null }
}

const isStreetBeside = (other: Address, box: Address) =>
  /\d/.test(other.street) &&
  !isBox(other.street) &&
  other.city.toLowerCase() === box.city.toLowerCase() &&
  other.state === box.state

/** The town of the heading above a row, unless the row is in another state. */
function takeSection(section: SectionPlace | null, { state, zip_code }: Address): SectionPlace | null {
  const own = state || findStateOfZip(zip_code) || ''
  return section !== null && section.city !== '' && (own === '' || own === section.state) ? section : null
}

/**
 * The town of a mailing address for a street without one, unless the letters go to another region. The ZIP code may be that of
 * post-office boxes, unless the street is the same.
 */
function takeTown(mailing: Address, { street, state, zip_code }: Address, region_code: string, towns: Towns) {
  const own = mailing.state || findStateOfZip(mailing.zip_code) || findStateOfTown(mailing.city, towns)
  const isOther =
    (state !== '' && own !== '' && state !== own) ||
    (zip_code !== '' && mailing.zip_code !== '' && zip_code.slice(0, 5) !== mailing.zip_code.slice(0, 5))
  const isNear = own === region_code || (own === '' && !towns.names.has(toTownKey(mailing.city)))
  const isSame = street !== '' && street.toLowerCase() === mailing.street.toLowerCase()
  if (isOther || !(isNear || isSame)) return null
  return { city: mailing.city, state: mailing.state, zip_code: isSame ? mailing.zip_code.slice(0, 5) : '' }
}
