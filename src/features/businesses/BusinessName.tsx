import { cx } from '../../kit/ui/cx.ts'

const LONG = 60

/** The name as a heading: names on record may be sentences, all in capitals. */
export const BusinessName = ({ name }: { name: string }) => (
  <span className={cx(name.length > LONG && 'block text-xl sm:text-2xl') || undefined}>{name}</span>
)
