import { cx } from '../../kit/ui/cx.ts'
import { Link } from '../../kit/ui/Link.tsx'
import { Monogram } from '../../kit/ui/Monogram.tsx'
import type { Person } from './person.contract.ts'
import { personPath } from './personPath.ts'

type PersonProps = {
  name: string
  /** Null for a member without a public page, whose name is then not a link. */
  person: Pick<Person, 'id'> | null
}

/** The name of a member, as a link to the public page. */
export const PersonName = ({ name, person }: PersonProps) =>
  person ? (
    <Link to={personPath(person)} className="person-name">
      {name}
    </Link>
  ) : (
    <span className="wrap-anywhere">{name}</span>
  )

type PersonMarkProps = { name: string; pictureUrl: string | null; isLarge?: boolean }

/** The picture of a member, or a monogram, as a circle. The small one is decorative, because the name stands beside it. */
export function PersonAvatar({ name, pictureUrl, isLarge = false }: PersonMarkProps) {
  const className = cx('person-mark', isLarge && 'person-mark-large')
  const size = isLarge ? 80 : 32
  if (!pictureUrl) return <Monogram name={name} className={className} />
  return (
    <img
      className={className}
      src={pictureUrl}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      alt={isLarge ? name : ''}
    />
  )
}
