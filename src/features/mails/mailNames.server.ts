import { hasLink } from '../../kit/text/links.ts'
import { preview, toSingleLine } from '../../kit/text/text.ts'

/** The maximum length of a person's name in an email. A longer name could contain an advertisement. */
const MAX_NAME_LENGTH = 60

/**
 * The name of a person in an email to somebody else. A stored name with a link, from before such names were refused, is
 * left out.
 */
export const formatSender = (full_name: string) =>
  hasLink(full_name) ? 'A member' : preview(toSingleLine(full_name), MAX_NAME_LENGTH)

/**
 * The name of a business in an email to people outside its team, who must not learn the name of an unlisted business.
 */
export const formatBusiness = ({ display_name, is_listed }: { display_name: string; is_listed: boolean }) =>
  is_listed ? display_name : 'a business'

/** The first line of an email. The name is left out while the recipient has not proven that they typed it. */
export const formatGreeting = (full_name: string | null) =>
  full_name === null || hasLink(full_name) ? 'Hello,' : `Hello ${preview(toSingleLine(full_name), MAX_NAME_LENGTH)},`
