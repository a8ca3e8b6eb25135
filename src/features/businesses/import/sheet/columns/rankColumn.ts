import { rankPhoneColumn } from '../contact/phoneColumns.ts'
import {
  type HeadingMatch,
  isMailingHeading,
  isPhysicalHeading,
  isPossiblePersonHeading,
} from '../headings/headings.ts'
import { areWholeAddresses } from './addressColumns.ts'
import { areRepeated } from './columnValues.ts'
import { rankNaicsColumn, rankNumberColumn } from './numberColumns.ts'

/** The rank of a column among the columns whose headings name the same field. The column with the lowest rank is mapped. */
export function rankColumn(heading: string, match: HeadingMatch, values: string[]): number {
  const rank = rankByField(heading, match, values.filter(Boolean))
  return rank + computePenalty(heading, match, values, rank)
}

/** The rank of a column by the rules of its field; for other fields, the rank of its heading. */
function rankByField(heading: string, { field, rank }: HeadingMatch, filled: string[]): number {
  switch (field) {
    case 'street':
      return rankStreetColumn(heading, rank, filled)
    case 'phone':
      return rankPhoneColumn(heading, rank)
    case 'alaska_business_license':
      return rankNumberColumn(heading, rank, filled)
    case 'naics_code':
      return rank + rankNaicsColumn(filled)
    default:
      return rank
  }
}

/** The minimum rank of a name column that may have names of persons. */
const PERSON_RANK = 2.5

/** The penalty on the rank of a column that is empty, or whose values may not fit its heading. */
function computePenalty(heading: string, { field, rank }: HeadingMatch, values: string[], order: number): number {
  const filled = values.filter(Boolean)
  if (values.length > 0 && filled.length === 0) return 10
  // “Member Name” may be the name of a person, next to “Organization”.
  if (field === 'business_name' && areRepeated(values)) return 5
  if (isPossiblePersonHeading(heading)) return Math.max(0, PERSON_RANK - order)
  // A name for each location, which few rows have.
  if (field === 'business_name' && rank > 0 && filled.length < values.length / 2) return 4
  // A code such as “AAI”, next to a column with its meaning.
  if (field === 'status' && filled.every((value) => value.length <= 3)) return 0.5
  return 0
}

/**
 * The rank of a street column: streets, then whole addresses, then mailing addresses. The billing address of an account is its
 * mailing address or its only address.
 */
function rankStreetColumn(heading: string, rank: number, values: string[]) {
  if (areWholeAddresses(values)) return Math.max(rank, isPhysicalHeading(heading) ? 1.5 : 1.75)
  return isMailingHeading(heading) && !/mail/i.test(heading) ? Math.min(rank, 1.6) : rank
}
