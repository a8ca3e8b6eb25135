import { cx } from '../../kit/ui/cx.ts'

/** The maximum length of a name in the full font size, in UTF-16 units. */
const MAX_LARGE_NAME_LENGTH = 60

/** The name as a heading. Registered names can be long, so they get a smaller size. */
export const BusinessName = ({ name }: { name: string }) => (
  <span className={cx(name.length > MAX_LARGE_NAME_LENGTH && 'block text-xl sm:text-2xl') || undefined}>{name}</span>
)
