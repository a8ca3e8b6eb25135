import { cleanOptional } from '../cells/cellText.ts'
import { parsePhoneCell } from './phoneCells.ts'

const websitePattern =
  /^(?:https?:\/\/|www\.)\S+$|^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|us|biz|info)(?:\/\S*)?$/i
const phonePattern =
  /^(?:(?:phone|tel|ph|p|office|cell|fax|f)\b[.:]?\s*)?\+?1?[ .-]?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}\b.*$/i

type ContactLines = { address: string; phone: string; website: string }

/** Splits a cell with the address, the phone number and the website on separate lines. */
export function splitContactLines(cell: string): ContactLines {
  const found: ContactLines = { address: cell, phone: '', website: '' }
  if (!cell.includes('\n')) return found
  const lines = cleanOptional(cell).split(/\s*\n\s*/)
  const isNumber = (line: string) => phonePattern.test(line) && parsePhoneCell(line) !== null
  found.phone = lines.find((line) => isNumber(line) && !/^f/i.test(line)) ?? ''
  found.website = lines.find((line) => websitePattern.test(line)) ?? ''
  found.address = lines
    .filter((line) => !isNumber(line) && !websitePattern.test(line) && !line.includes('@'))
    .join('\n')
  return found
}
