import { withoutDecimals } from './cellText.ts'

/** States whose ZIP codes begin with a zero, which spreadsheet programs drop. */
export const zeroStates = new Set(['CT', 'MA', 'ME', 'NH', 'NJ', 'RI', 'VT', 'PR', 'VI'])

/**
 * A ZIP code with the leading zero and the hyphen that a spreadsheet program has dropped; empty for 00000 and 99999, which stand
 * for none. Other texts are returned unchanged.
 */
export function parseZip(value: string, state: string): string {
  if (/^(?:0{5}|9{5})(?:-?\d{4})?$/.test(value)) return ''
  const text = withoutDecimals(value)
    // A hyphen at the end, also with less than the four digits that belong behind it.
    .replace(/(?<=^\d{5})\s*-\s*\d{0,3}$/, '')
    .replace(/-$/, '')
    .replace(/^(\d{5})\s*-\s*(\d{4})$/, '$1-$2')
  const digits = text.replace('-', '')
  if (!/^\d{3,9}$/.test(digits)) return text
  // Without a state, four digits are more often a ZIP code that lacks one.
  const hasLostZero = zeroStates.has(state)
  const [, zip = '', extension = ''] =
    /^(\d+?)-?(\d{4})?$/.exec(
      text.includes('-') ? text : digits.length > 5 ? `${digits.slice(0, -4)}-${digits.slice(-4)}` : `${digits}-`,
    ) ?? []
  const padded = hasLostZero && zip.length >= 3 && zip.length < 5 ? zip.padStart(5, '0') : zip
  if (padded.length !== 5) return text
  return extension && extension !== '0000' ? `${padded}-${extension}` : padded
}
