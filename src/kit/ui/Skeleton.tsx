import { cx } from './cx.ts'

/** One bar of what is coming; size it with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={cx('skeleton', className)} aria-hidden="true" />
}
