import { getInitials } from '../text/initials.ts'
import { cx } from './cx.ts'

const tints = ['glacier', 'spruce', 'fireweed', 'amber', 'slate', 'fjord']
const ridges = [
  'M0 41l9-7 7 4 11-10 8 7 6-4 7 6v11H0z',
  'M0 38l7 4 10-11 7 6 5-3 9 8 10-6v12H0z',
  'M0 43l12-9 6 5 9-6 8 7 13-9v17H0z',
]

/** A decorative image for a business or member without a picture: initials on a colour derived from the name. */
export function Monogram({ name, className }: { name: string; className?: string }) {
  const hash = hashText(name)
  return (
    <svg
      className={cx('monogram', `tint-${tints[hash % tints.length]}`, className)}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <path className="monogram-ridge" d={ridges[(hash >>> 4) % ridges.length]} />
      <text x="24" y="25" textAnchor="middle" dominantBaseline="central">
        {getInitials(name)}
      </text>
    </svg>
  )
}

function hashText(text: string) {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  return (hash ^ (hash >>> 15)) >>> 0
}
