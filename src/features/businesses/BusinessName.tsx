import { cx } from '../../kit/ui/cx.ts'

const LONG_NAME = 60

/** The name as a heading. Registered names can be long, so they get a smaller size. */
export const BusinessName = ({ name }: { name: string }) => (
  <span className={cx(name.length > LONG_NAME && 'block text-xl sm:text-2xl') || undefined}>{name}</span>
)
