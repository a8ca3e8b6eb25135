import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Link } from './Link.tsx'

/** A list of rows with divider lines. */
export function Rows({ className, ...props }: ComponentProps<'ul'>) {
  return <ul {...props} className={cx('rows', className)} />
}

type RowProps = {
  title: ReactNode
  to: string
  /** An icon or logo on the left, which screen readers skip. */
  mark?: ReactNode
  badges?: ReactNode
  meta?: ReactNode
  aside?: ReactNode
  heading?: 'h2' | 'h3' | 'h4'
  /** Called when the link is followed. */
  onOpen?: () => void
  children?: ReactNode
}

/** A row: an icon or logo, a linked title, badges, a preview, a line of metadata, and counts or actions at the side. */
export function Row({ title, to, mark, badges, meta, aside, heading: Heading = 'h2', onOpen, children }: RowProps) {
  return (
    <li className={cx('row', mark && 'row-marked')}>
      {mark}
      <div className="row-main">
        <div className="row-head">
          <Heading className="row-title">
            <Link to={to} className="card-link line-clamp-3" onClick={onOpen}>
              {title}
            </Link>
          </Heading>
          {badges}
        </div>
        {children && <p className="row-preview">{children}</p>}
        {meta && <div className="meta">{meta}</div>}
      </div>
      {aside && <div className="row-aside">{aside}</div>}
    </li>
  )
}
