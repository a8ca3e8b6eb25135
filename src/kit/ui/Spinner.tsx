import { cx } from './cx.ts'

/** Something is being waited for, in words. */
export function Spinner({ text = 'Loading...', className }: { text?: string; className?: string }) {
  return (
    <div role="status" className={cx('spinner', className)}>
      <span className="spinner-ring" aria-hidden="true" />
      <span>{text}</span>
    </div>
  )
}
