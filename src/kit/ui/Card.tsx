import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Link } from './Link.tsx'

type CardProps = ComponentProps<'article'> & { as?: 'article' | 'section' | 'li' | 'div' | 'aside' }

/** A raised box. With a `CardTitle` that has a `to`, the whole card is clickable. */
export function Card({ as = 'article', className, ...props }: CardProps) {
  const Tag = as as 'article'
  return <Tag {...props} className={cx('card', className)} />
}

type CardTitleProps = { as?: 'h2' | 'h3' | 'h4'; to?: string; className?: string; children: ReactNode }

/** The heading of a card. With `to` it is a link that covers the whole card. */
export function CardTitle({ as: Heading = 'h2', to, className, children }: CardTitleProps) {
  return (
    <Heading className={cx('card-title', className)}>
      {to ? (
        <Link to={to} className="card-link">
          {children}
        </Link>
      ) : (
        children
      )}
    </Heading>
  )
}
