import { parsePhone } from '../../../../../kit/text/phone.ts'
import { withoutDecimals } from '../cells/cellText.ts'

/** The maximum length of a cell that is searched for numbers and words. */
const MAX_PHONE_LENGTH = 160

/** A number of ten digits as some programs export it: `6.035550141E+09`. Zeros at its end may be missing. */
const exactNumberPattern = /^([2-9])[.,](\d{7,9})E\+?0?9$/i
/** A number as a spreadsheet shows it in a narrow column: `9.07474E+09`. Its last digits are lost. */
const roundedNumberPattern = /^\d(?:[.,]\d+)?E\+?\d+$/i

/** Whether a number means an unknown number: zeros, one repeated digit, consecutive digits, or a rounded number. */
export function isEmptyPhone(value: string): boolean {
  if (roundedNumberPattern.test(value)) return !exactNumberPattern.test(value)
  if (value.length > MAX_PHONE_LENGTH || !/^[+\d\s().-]+$/.test(value)) return false
  const digits = value.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return /^(\d)\1{6,}$|^\d{3}(?:0{7}|1{7}|5{7})$|^(?:123|\d{3}123)4567(?:890)?$|^0123456789$/.test(digits)
}

/** A number of the United States inside a text, with its extension. Without an area code, it has seven digits. */
const usNumberPattern =
  /(?<![\d+])(?:\+?1[\s.-]?)?(?:\(?[2-9]\d{2}\)?[\s./-]{0,2})?[2-9]\d{2}[\s.-]?\d{4}(?!\d)(?:\s*(?:x|ext|extension)\.?:?\s*\d{1,6}(?!\d|-\d))?/gi
/** Remarks in a cell that mark a phone number as private: `207-555-0100 (do not publish)`. */
const privateRemarkPattern =
  /\b(?:do not|don['’]?t|not for|not to be) (?:publi\w*|list\w*|print\w*|share\w*|give\b|use\b|post\b)|\bnot public\b|\b(?:private|unlisted|unpublished|confidential|personal)\b/i

/** Whether a cell says that its number is private. */
export const isPrivatePhone = (cell: string): boolean =>
  cell.length <= MAX_PHONE_LENGTH && privateRemarkPattern.test(cell)

/** A number with the code of another country. */
const foreignNumberPattern = /\+\s?(?!1(?:\D|\d{10}))\d/

/** Labels of a number, and the rank of a number with this label. A fax number is not a phone number. */
const kinds: [kind: RegExp, rank: number][] = [
  [/^(?:f|fax|facs|facsimile|fx)$/i, 9],
  [/^(?:h|hm|home|res|residence)$/i, 2],
  [/^(?:c|cl|cell|cellular|m|mob|mobile|text|txt|sms)$/i, 1],
]
const rankOf = (word: string) => kinds.find(([kind]) => kind.test(word))?.[1] ?? 0
const wordBeforePattern =
  /(?<!(?:phone|ph|tel|voice|office)\.?\s?[/&+]\s?)\b([a-z]+)[\s.:)\]#-]*(?:(?:no|number)[\s.:]*)?\(?$/i
/** `(h)` after a number, before the next number or at the end. */
const wordAfterPattern = /^\s*[([]?\s?([a-z]+)[.)\]]{0,2}\s*(?:$|[,;/|&]|(?:or|and)\b)/i

/** The number of the business in a text with words or several numbers; empty without a number, null if all are fax numbers. */
function findNumber(text: string): string | null {
  const found = [...text.matchAll(usNumberPattern)]
  const ranked = found.map((match, index) => {
    const end = match.index + match[0].length
    const last = found[index - 1]
    const before = text.slice(last ? last.index + last[0].length : 0, match.index)
    const behind = wordAfterPattern.exec(text.slice(end))?.[1] ?? ''
    const isTaken = last !== undefined && wordAfterPattern.test(before)
    const rank = rankOf(behind) || rankOf(isTaken ? '' : (wordBeforePattern.exec(before)?.[1] ?? ''))
    return { number: match[0].trim(), rank }
  })
  const numbers = ranked.filter(({ rank }) => rank < 9).sort((a, b) => a.rank - b.rank)
  return numbers[0]?.number ?? (found.length > 0 ? null : '')
}

/** `Ann` and `tel:` before a number, and `text ok` and `- Ann` after it. Vanity numbers do not match, because they have hyphens. */
const textBeforeNumberPattern = /^\p{L}[\p{L} .:'’]{0,30}(?=[\s(+]\(?\d)/u
const textAfterNumberPattern = /(?<=\d{4})[\s,–(-]*(?!x|ext)\p{L}[\p{L} .!'’)]{0,40}$/iu

/**
 * Parses the phone number of a cell, in the form of `parsePhone`, without the words around it. Of several numbers, mobile and
 * home numbers come last, and fax numbers are ignored.
 */
export function parsePhoneCell(cell: string): string | null {
  if (isEmptyPhone(cell)) return null
  const typed = cell.replace(exactNumberPattern, (_, first: string, rest: string) => first + rest.padEnd(9, '0'))
  const isPlain = typed.length > MAX_PHONE_LENGTH || !/[a-z&]/i.test(typed) || foreignNumberPattern.test(typed)
  const found = isPlain ? '' : findNumber(typed)
  if (found === null) return null
  if (found !== '') return parsePhone(found)
  const isShort = typed.length <= MAX_PHONE_LENGTH
  return parsePhone(
    withoutDecimals(isShort ? typed.replace(textBeforeNumberPattern, '').replace(textAfterNumberPattern, '') : typed),
  )
}

/**
 * Adds the area code to a phone number of seven digits such as `443-2877`; null without an area code. Other numbers are
 * returned unchanged.
 */
export function completePhone(phone: string, areaCode: string | null): string | null {
  const [, digits = '', extension = ''] = /^([\d\s.-]+?)((?: ext\. \d+)?)$/.exec(phone) ?? []
  const [, start, end] = /^(\d{3})(\d{4})$/.exec(digits.replace(/\D/g, '')) ?? []
  if (!start) return phone
  return areaCode === null ? null : `(${areaCode}) ${start}-${end}${extension}`
}
