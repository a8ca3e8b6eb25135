import { withoutDecimals } from './cellText.ts'

/** States whose ZIP codes begin with a zero, which spreadsheet programs drop. */
export const zeroStates = new Set(['CT', 'MA', 'ME', 'NH', 'NJ', 'RI', 'VT', 'PR', 'VI'])

/**
 * Restores the leading zero and the hyphen that a spreadsheet program has dropped; empty for 00000 and 99999, which mean an
 * unknown ZIP code. Other texts are returned unchanged.
 */
export function parseZip(value: string, state: string): string {
  if (/^(?:0{5}|9{5})(?:-?\d{4})?$/.test(value)) return ''
  const text = withoutDecimals(value)
    // A hyphen at the end, also with fewer than the four digits of the extension.
    .replace(/(?<=^\d{5})\s*-\s*\d{0,3}$/, '')
    .replace(/-$/, '')
    .replace(/^(\d{5})\s*-\s*(\d{4})$/, '$1-$2')
  const digits = text.replace('-', '')
  if (!/^\d{3,9}$/.test(digits)) return text
  // A ZIP code of four digits without a state may lack any digit, so no zero is added.
  const hasLostZero = zeroStates.has(state)
  const [, zip = '', extension = ''] =
    /^(\d+?)-?(\d{4})?$/.exec(
      text.includes('-') ? text : digits.length > 5 ? `${digits.slice(0, -4)}-${digits.slice(-4)}` : `${digits}-`,
    ) ?? []
  const padded = hasLostZero && zip.length >= 3 && zip.length < 5 ? zip.padStart(5, '0') : zip
  if (padded.length !== 5) return text
  return extension && extension !== '0000' ? `${padded}-${extension}` : padded
}
