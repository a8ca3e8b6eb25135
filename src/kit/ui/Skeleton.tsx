import { cx } from './cx.ts'

/** A placeholder for content that is loading. `className` sets its size. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={cx('skeleton', className)} aria-hidden="true" />
}
