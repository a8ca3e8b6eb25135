import { toSingleLine } from '../../../../../kit/text/text.ts'
import type { Mapping } from '../../import.constants.ts'
import { describeInvalid, quoteValue } from '../cells/notes.ts'
import type { StateHint } from '../places/stateHints.ts'
import { completePhone, isPrivatePhone, parsePhoneCell } from './phoneCells.ts'
import { chooseAreaCode, createPhoneFinder } from './phoneColumns.ts'

type Table = { headings: string[]; mapping: Mapping; region_code: string; areaCode: string | null }
type Row = {
  values: string[]
  /** The phone number in a line of the street. */
  streetPhone: string
  /** The code of the state; empty if unknown. */
  state: string
  hint: StateHint
}

/** Returns a function that parses the phone number of a row. It adds a note for a number that is left out. */
export function createPhoneParser({ headings, mapping, region_code, areaCode }: Table) {
  const findPhone = createPhoneFinder(headings, mapping)
  return ({ values, streetPhone, state, hint }: Row, notes: string[]): string | null => {
    const found = findPhone(values)
    if (found.note) notes.push(found.note)
    const typed = found.typed || (mapping.phone == null ? streetPhone : '')
    if (typed === '') return null
    if (isPrivatePhone(typed)) {
      notes.push(`The phone number ${quoteValue(toSingleLine(typed))} is private and was left out`)
      return null
    }
    const number = parsePhoneCell(typed)
    if (!number) {
      notes.push(describeInvalid('phone number', toSingleLine(typed)))
      return null
    }
    const phone = completePhone(number, chooseAreaCode(areaCode, { state, hint, region_code }))
    if (!phone) notes.push(`The phone number ${quoteValue(number)} has no area code and was left out`)
    return phone
  }
}
