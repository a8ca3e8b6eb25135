import { cleanOptional } from './contents.ts'
import { splitAddress } from './values.ts'

/** Whether a column beside states or ZIP codes has the names of cities. */
export function areCities(values: string[]): boolean {
  const filled = values.map(cleanOptional).filter(Boolean)
  const named = filled.filter((value) => /^\p{L}[\p{L} .'’()-]{1,39}$/u.test(value))
  return filled.length > 0 && named.length >= 0.9 * filled.length
}

/** Whether most values of a column are addresses with a city and a state, not only streets. */
export function areWholeAddresses(values: string[]): boolean {
  const filled = values.map(cleanOptional).filter(Boolean)
  return filled.length > 0 && filled.filter((value) => splitAddress(value) !== null).length > filled.length / 2
}

/** What the address of a row of an entity is, where it has a row for each: see `rankAddress`. */
const addressTypes =
  /^(?:(?:principal|physical|business|mailing|office|street|location|home|premises?|registered)(?: [a-z]+){0,4}|(?:registered )?agent\b.*|authorized (?:representative|person|agent|party)|president|vice president|secretary|treasurer|director|officer|manager|managing member|member|organizer|incorporator|registrant|applicant|governor|partner|general partner|correspondent|owner|trustee)$/i

/** Whether a column says what the address of each row is: at least two kinds of addresses and people, each several times. */
export function areAddressTypes(values: string[]): boolean {
  const filled = values.map(cleanOptional).filter(Boolean)
  const kinds = new Set(filled.map((value) => value.toLowerCase()))
  const known = filled.filter((value) => addressTypes.test(value))
  return (
    kinds.size >= 2 &&
    kinds.size <= filled.length / 2 &&
    known.length >= 0.9 * filled.length &&
    [...kinds].some((kind) => /\b(?:address|place of business|agent)\b/.test(kind))
  )
}
