import type { Fact } from '../../kit/ui/Facts.tsx'
import { PersonName } from '../accounts/PersonName.tsx'
import type { Person } from '../accounts/person.contract.ts'
import type { Business } from './business.contract.ts'
import { structureNames } from './businesses.constants.ts'

/** The facts of a business. `Facts` omits empty values; the server sends the EIN only to viewers who may see it. */
export const listBusinessFacts = (business: Business & { owner?: Person | null }): Fact[] => [
  ['Industry', business.industry],
  ['Category', business.category],
  ['Structure', business.business_structure && structureNames[business.business_structure]],
  ['Year Established', business.year_established],
  ['Entity Number', business.alaska_business_license],
  ['EIN', business.ein],
  [
    'Owner',
    business.is_claimed && business.owner_name && (
      <PersonName name={business.owner_name} person={business.owner ?? null} />
    ),
  ],
]
