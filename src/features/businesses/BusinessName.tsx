import { cx } from '../../kit/ui/cx.ts'

const LONG = 60

/** The name as a heading: names on record may be sentences, all in capitals. */
export const BusinessName = ({ name }: { name: string }) => (
  <span className={cx('min-w-0', name.length > LONG && 'text-xl sm:text-2xl')}>{name}</span>
)
