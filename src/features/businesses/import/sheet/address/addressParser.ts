import type { Synonyms } from '../../../synonyms/synonyms.ts'
import type { Mapping } from '../../import.constants.ts'
import { describeInvalid, quoteValue } from '../cells/notes.ts'
import type { RowCells } from '../cells/rowCells.ts'
import { createCountryFinder } from '../places/countries.ts'
import type { SectionPlace } from '../places/sectionPlace.ts'
import { extractTown, isVague, type Towns } from '../places/towns.ts'
import type { Address } from './parseAddress.ts'
import { parseRowAddress } from './rowAddress.ts'
import { createStreetJoiner } from './streetParts.ts'

type Table = {
  headings: string[]
  mapping: Mapping
  region_code: string
  towns: Towns
  synonyms: Pick<Synonyms, 'resolve'>
}

type CheckedAddress = { address: Address; refusal?: never } | { address?: never; refusal: string }

/**
 * Returns a function that parses the address of a row and removes its invalid parts, with a note about each. It refuses an address in
 * another country.
 */
export function createAddressParser(table: Table) {
  const { headings, mapping, towns, synonyms } = table
  const joinStreet = createStreetJoiner(headings, mapping)
  const findCountry = createCountryFinder(headings, mapping)
  return (values: string[], cells: RowCells, section: SectionPlace | null, notes: string[]): CheckedAddress => {
    const {
      address: typed,
      abroad,
      streetless,
      isMailed,
    } = parseRowAddress(table, {
      ...cells,
      joinStreet: (number, street) => joinStreet(values, number, street),
      findCountry: (isMailed) => findCountry(values, isMailed),
      section,
    })
    if (isMailed) notes.push('The address is the mailing address, because the row has no other')
    if (streetless) notes.push(`The address ${quoteValue(streetless)} names no street and was left out`)
    if (abroad !== null) return { refusal: `The address is not in the United States: ${quoteValue(abroad)}` }
    const city = typed.city.replace(/(?<=\p{L})\+(?=\p{L})/gu, ' ')
    const address = {
      ...typed,
      street: typed.street.replace(/^c\/o [^,]{1,80},\s*(?=.*\d)/i, ''),
      city: synonyms.resolve('city', extractTown(city, towns)),
    }
    if (isVague(address.city)) {
      notes.push(describeInvalid('city', address.city))
      address.city = ''
    }
    if (address.zip_code !== '' && !/^\d{5}(?:-\d{4})?$/.test(address.zip_code)) {
      notes.push(describeInvalid('ZIP code', address.zip_code))
      address.zip_code = ''
    }
    if (address.street !== '' && address.city === '')
      notes.push(`The address ${quoteValue(address.street)} names no known city`)
    return { address }
  }
}
