import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Fact = [name: string, value: ReactNode]

type FactsProps = {
  facts: Fact[]
  /** Whether it is in a card. The card's border then replaces the first and last line. */
  inCard?: boolean
  /** Whether phones show two facts in a line. */
  isCompact?: boolean
}

/** A list of names and values. Empty values are omitted. */
export function Facts({ facts, inCard = false, isCompact = false }: FactsProps) {
  const nonEmptyFacts = facts.filter(([, value]) => value)
  if (nonEmptyFacts.length === 0) return null
  return (
    <dl
      className={cx(
        'grid',
        inCard ? '-my-2.5' : 'border-line border-t',
        isCompact &&
          'max-sm:my-0 max-sm:grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] max-sm:gap-x-4 max-sm:gap-y-2.5',
      )}
    >
      {nonEmptyFacts.map(([name, value]) => (
        <div
          key={name}
          className={cx(
            'items-baseline gap-x-6 border-line border-b py-2.5',
            inCard ? 'pair last:border-b-0 [--name-width:6rem]' : 'grid sm:grid-cols-[11rem_minmax(0,1fr)]',
            isCompact && 'max-sm:block max-sm:border-b-0 max-sm:py-0',
          )}
        >
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
