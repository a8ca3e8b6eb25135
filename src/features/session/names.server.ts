import { invalid } from '../../kit/api/errors.ts'
import { hasLink } from '../../kit/text/links.ts'

/**
 * Refuses a link in a name, because names are in emails and lists where programs make them clickable. An unchanged name
 * is not refused.
 * @throws 400 with the name of the field.
 */
export function assertNoLink(
  field: string,
  label: string,
  name: string | undefined,
  { before, isLink = hasLink }: { before?: string; isLink?: (name: string) => boolean } = {},
) {
  if (name === undefined || name === before || !isLink(name)) return
  throw invalid(field, `${label} must not contain a link or a web address`)
}
