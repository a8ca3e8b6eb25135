import type { ReactNode } from 'react'
import { cx } from '../../kit/ui/cx.ts'
import { structureNames } from './businesses.constants.ts'
import type { Business } from './businesses.contract.ts'

export type Fact = [name: string, value: ReactNode]

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

type FactsProps = {
  facts: Fact[]
  /** In a card beside the text, whose edges are lines enough. */
  inCard?: boolean
}

/** Names and values, set as a list to be looked up in. */
export function Facts({ facts, inCard = false }: FactsProps) {
  const known = facts.filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <dl className={cx('grid', inCard ? '-my-2.5' : 'border-line border-t')}>
      {known.map(([name, value]) => (
        <div
          key={name}
          className={cx(
            'grid items-baseline gap-x-6 border-line border-b py-2.5',
            inCard ? 'grid-cols-[6rem_minmax(0,1fr)] last:border-b-0' : 'sm:grid-cols-[11rem_minmax(0,1fr)]',
          )}
        >
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
