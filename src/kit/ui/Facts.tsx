import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Fact = [name: string, value: ReactNode]

type FactsProps = {
  facts: Fact[]
  /** Whether it is in a card. The card's border then replaces the first and last line. */
  inCard?: boolean
}

/** A list of names and values. Empty values are omitted. */
export function Facts({ facts, inCard = false }: FactsProps) {
  const nonEmptyFacts = facts.filter(([, value]) => value)
  if (nonEmptyFacts.length === 0) return null
  return (
    <dl className={cx('grid', inCard ? '-my-2.5' : 'border-line border-t')}>
      {nonEmptyFacts.map(([name, value]) => (
        <div
          key={name}
          className={cx(
            'items-baseline gap-x-6 border-line border-b py-2.5',
            inCard ? 'pair last:border-b-0 [--name-width:6rem]' : 'grid sm:grid-cols-[11rem_minmax(0,1fr)]',
          )}
        >
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
