import { cx } from './cx.ts'

/** One bar of what is coming; size it with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={cx('skeleton', className)} aria-hidden="true" />
}

type SkeletonListProps = { count?: number; kind?: 'rows' | 'cards'; label?: string }

/** A list that is on its way: its shape, and a word for screen readers. Shows after 200 ms. */
export function SkeletonList({ count = 5, kind = 'rows', label = 'Loading...' }: SkeletonListProps) {
  return (
    <div role="status" className="skeletons">
      <span className="sr-only">{label}</span>
      <div className={kind} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity
          <div key={index} className={kind === 'cards' ? 'card' : 'skeleton-row'}>
            <Skeleton className="skeleton-title" />
            <Skeleton />
            <Skeleton className="skeleton-short" />
          </div>
        ))}
      </div>
    </div>
  )
}
