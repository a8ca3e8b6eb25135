import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Fact = [name: string, value: ReactNode]

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
