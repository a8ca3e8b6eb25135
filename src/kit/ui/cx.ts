/** Joins the class names that are there. */
export const cx = (...names: (string | false | 0 | 0n | null | undefined)[]) => names.filter(Boolean).join(' ')
