import { truncate } from '../../../../../kit/text/text.ts'

/** The maximum length of a value in a note about it. */
const MAX_QUOTE_LENGTH = 80

/** A value in quotation marks, shortened for a note. */
export const quoteValue = (value: string) => `“${truncate(value, MAX_QUOTE_LENGTH)}”`

export const describeInvalid = (what: string, value: string) =>
  `The ${what} ${quoteValue(value)} is not valid and was left out`
