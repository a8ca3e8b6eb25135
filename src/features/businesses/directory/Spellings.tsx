import { Fragment } from 'react'
import { Link } from '../../../kit/ui/Link.tsx'

/** Links to the same list with names that are spelled like an unknown one. Renders nothing without them. */
export function Spellings({ spellings }: { spellings: { label: string; path: string }[] }) {
  if (spellings.length === 0) return null
  return (
    <p>
      {'Did you mean '}
      {spellings.map(({ label, path }, index) => (
        <Fragment key={path}>
          {index > 0 && (index === spellings.length - 1 ? ' or ' : ', ')}
          <Link to={path} preventScrollReset>
            {label}
          </Link>
        </Fragment>
      ))}
      {'?'}
    </p>
  )
}
