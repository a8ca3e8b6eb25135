import type { Fact } from '../../kit/ui/Facts.tsx'
import { structureNames } from './businesses.constants.ts'
import type { Business } from './businesses.contract.ts'

/** What is on record of a business; what is unknown is left out, and the EIN is only sent to those who may see it. */
export const factsOf = (business: Business): Fact[] => [
  ['Industry', business.industry],
  ['Category', business.category],
  ['Structure', business.business_structure && structureNames[business.business_structure]],
  ['Year Established', business.year_established],
  ['Entity Number', business.alaska_business_license],
  ['EIN', business.ein],
  ['Owner', business.is_claimed && business.owner_name],
]
