import { cx } from './cx.ts'

/** A loading indicator with a text. */
export function Spinner({ text = 'Loading...', className }: { text?: string; className?: string }) {
  return (
    <div role="status" className={cx('spinner', className)}>
      <span className="spinner-ring" aria-hidden="true" />
      <span>{text}</span>
    </div>
  )
}
