import { toSingleLine } from '../../../../../kit/text/text.ts'
import { stateCodes } from '../../../../../region/states.ts'
import { findStateOfZip } from '../../../../../region/zipStates.ts'
import type { ImportField, Mapping } from '../../import.constants.ts'
import { cleanCell, cleanOptional } from '../cells/cellText.ts'
import { isMailingHeading } from '../headings/headings.ts'
import { isForeignAddress, isInMexico, isInStates, isProvince } from '../places/countries.ts'
import type { SectionPlace } from '../places/sectionPlace.ts'
import { findStateOfTown, type Towns, toTownKey } from '../places/towns.ts'
import { isBox } from './addressGroups.ts'
import { type Address, type AddressFields, mailingFields, parseAddress, physicalFields } from './parseAddress.ts'
import { splitAddress } from './splitAddress.ts'
import { parseStreetlessAddress } from './streetless.ts'

type Table = { headings: string[]; mapping: Mapping; region_code: string; towns: Towns }
/** The cells of a row, and the functions that join and check parts of its address. */
type Row = {
  text(field: ImportField): string
  cell(field: ImportField): string
  joinStreet(number: string, street: string): string
  findCountry(isMailed: boolean): string | null
  /** The town of the section heading above the row. */
  section: SectionPlace | null
}

/**
 * Parses the address of a row: the physical address, otherwise the mailing address, never a mix of both. `isMailed` is true for
 * the mailing address. `abroad` is the whole address in another country; null in the United States.
 */
export function parseRowAddress({ headings, mapping, region_code, towns }: Table, row: Row) {
  const { text, cell, joinStreet } = row
  const parseFields = (fields: AddressFields) =>
    parseAddress({ fields, mapping, towns, typedCell: cleanOptional(cell(fields.street)), text, joinStreet })
  const parseMailing = () =>
    // A mailing address without its own city is in the city of the row.
    parseFields(
      mapping.mailing_city == null
        ? { ...physicalFields, street: 'mailing_street', street_2: 'mailing_street_2' }
        : mailingFields,
    )
  const physical = parseFields(physicalFields)
  const needsMailing =
    physical.street === '' && text('mailing_street') !== '' && (physical.city === '' || mapping.mailing_city == null)
  const isMailingBox = isMailingHeading(headings[mapping.street ?? -1] ?? '') && isBox(physical.street)
  const other = needsMailing || isMailingBox ? parseMailing() : null
  // A shipping address with a street in the same town is more precise than a post-office box.
  const isOther = other !== null && (needsMailing || isStreetBeside(other, physical))
  const typed = other !== null && isOther ? other : physical
  const country = isInStates(typed.state, typed.zip_code) ? null : row.findCountry(isOther)
  const whole = toSingleLine([typed.street, typed.city, typed.state, typed.zip_code].filter(Boolean).join(', '))
  // In a cell with several lines, the country at the end may have no comma before it.
  const lines = cleanOptional(cell(isOther ? 'mailing_street' : 'street'))
  const isAbroad =
    country !== null ||
    isProvince(typed.state) ||
    (!stateCodes.has(typed.state) && (isForeignAddress(whole, towns) || isForeignAddress(lines, towns))) ||
    isInMexico(typed.city, text(isOther && mapping.mailing_city != null ? 'mailing_state' : 'state'))
  // A street without a city gets the city of its coordinates, of the section heading above the row, or of the mailing address.
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
  // “Various” and “see website” mean an empty cell.
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

/** The town of the section heading, unless the row is in another state. */
function takeSection(section: SectionPlace | null, { state, zip_code }: Address): SectionPlace | null {
  const own = state || findStateOfZip(zip_code) || ''
  return section !== null && section.city !== '' && (own === '' || own === section.state) ? section : null
}

/**
 * The town of the mailing address for a street without a town, unless the mailing address is in another region. The ZIP code
 * may be that of post-office boxes, so it is used only if the street is the same.
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
