import { decodeHTMLStrict } from 'entities'
import { classifyIndustry } from '../../industries/classify.ts'
import type { ImportField } from '../import.constants.ts'

/** Values that mean an empty cell. */
const placeholder =
  /^(?:n\/?a|#n\/a|#(?:ref|value|name\?|null|num|div\/0)!?|nan|null|none|nil|unknown|tbd|ningun[oa]|no tiene|no aplica|[-–—]+|\.+|0000-00-00|not (?:available|applicable|provided|given|listed|on file|known)|unlisted|various(?: locations)?|["“”″'‘’]{1,2}|no (?:(?:street|physical|mailing|principal|office|registered) )*(?:phone|website|web ?site|address|e-?mail|data|information)(?: (?:number|listed|provided|available|given|known|on file))?|\[(?:redacted|withheld|confidential|suppressed)\b[^\]]*\]|redacted|withheld|confidential|suppressed|see (?:notes?|above|below|comments?|remarks?|website|list)|same|same as .{1,30}|ditto|x{3,}|\?+)$/i

/** Whether a text stands for an empty cell, or each part of it does: `NONE, NONE, NONE`. */
export const isPlaceholder = (text: string) =>
  placeholder.test(text) ||
  (text.includes(',') && text.split(',').every((part) => part.trim() === '' || placeholder.test(part.trim())))

// A formula or an apostrophe keeps spreadsheet programs from changing a number: ="02134", '02134.
const protectedText = /^=\s*"([\s\S]*)"$/
/** The address and the label of `=HYPERLINK("https://example.com","Visit us")`. */
const hyperlink = /^=\s*HYPERLINK\(\s*"([^"]*)"(?:\s*[,;]\s*"([^"]*)")?\s*\)$/i
const formula = /^=\s*[A-Z][A-Z.]*\(/i

/** A list or an object that a program has written: `{"Dine-in": true}`. */
export const isJson = (text: string): boolean =>
  (text.startsWith('[') && text.endsWith(']') && /^\[\s*(?:["{[\d]|\])/.test(text)) ||
  /^\{\s*["'}][\s\S]*\}$/.test(text)

/** Whether a cell has a formula whose result the file does not contain. */
export const isFormula = (value: string) => value.startsWith('=') && formula.test(value)

/** The address of a cell that is a link; other cells are returned unchanged. */
export const readLink = (value: string) => hyperlink.exec(value.trim())?.[1] ?? value

/** The byte of each character of Windows-1252. */
const windowsBytes = new Map(
  Array.from(
    new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
    (sign, byte) => [sign, byte],
  ),
)

/** Repairs UTF-8 that was read as Windows-1252: `CafÃ©` becomes Café. Other texts are returned unchanged. */
function repairEncoding(text: string): string {
  const bytes = Array.from(text, (sign) => windowsBytes.get(sign))
  if (bytes.includes(undefined)) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes as number[]))
  } catch {
    return text
  }
}

/** The maximum length of HTML that is read. Removing tags from a longer text would take seconds. */
const MAX_HTML_LENGTH = 30_000

/** Removes HTML comments, in which WordPress stores its blocks: `<!-- wp:paragraph -->`. */
function withoutComments(text: string): string {
  const [before = '', ...comments] = text.split('<!--')
  const behind = comments.map((part) => (part.includes('-->') ? part.slice(part.indexOf('-->') + 3) : ''))
  return [before, ...behind].join('')
}

/** Shortcodes of WordPress plugins: `[vc_row]`, `[/caption]`, `[gallery ids="1,2"]`. */
const shortcode =
  /\[\/?(?:(?:vc|et_pb|fusion|su|av|wpbakery|elementor|divi|mk|ux|tatsu|cs)[-_][a-z\d_-]{1,40}|caption|gallery|embed|audio|video|playlist|contact-form(?:-7)?|wpforms|gravityform|ninja_form|button|row|column|section|shortcode|geodirectory|gd_[a-z_]{1,40})(?:\s[^\]]{0,500})?\/?\]/gi

/** Removes shortcodes of WordPress. */
export const withoutShortcodes = (text: string): string =>
  text.length > MAX_HTML_LENGTH || !text.includes('[') ? text : text.replace(shortcode, '').trim()

/** The text of a cell that a website has exported, without tags and with its special characters decoded. */
function readHtml(text: string): string {
  // Some programs escape HTML twice.
  const decoded = withoutComments(decodeHTMLStrict(decodeHTMLStrict(text.slice(0, MAX_HTML_LENGTH))))
  if (!/<\/?[a-z][^>]*>/i.test(decoded)) return decoded.trim()
  return decoded
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<br\s*\/?>|<\/(?:p|div|li|h\d)>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .trim()
}

/**
 * The value of a cell without additions of programs: protection of numbers, escaped characters, tags, and encoding
 * errors.
 */
export function cleanCell(value: string): string {
  const text = value.replace(/[\u00a0\u2007\u202f\ufeff\u200b]/g, ' ').trim()
  const unprotected = text.startsWith('=')
    ? (protectedText.exec(text)?.[1]?.replaceAll('""', '"') ?? hyperlink.exec(text)?.[2] ?? text)
    : text.replace(/^'(?=[\d+=@-])/, '')
  const repaired = /[ÃÂâ][\u0080-\u024f\u2000-\u2122]/.test(unprotected) ? repairEncoding(unprotected) : unprotected
  const plain = /[&<]/.test(repaired) ? readHtml(repaired) : repaired
  return (/[^ -~]/.test(plain) ? plain.normalize('NFC') : plain).trim()
}

/** The value of an optional cell; empty for a placeholder such as `N/A`. */
export function cleanOptional(value: string): string {
  const text = cleanCell(value)
  return isPlaceholder(text) || isFormula(text) ? '' : text
}

export const isStreet = (value: string) =>
  /^\d\w* .*\b(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|hwy|highway|way|ct|court|pl|place|cir|loop|pkwy|trl|ste|suite)\b|^p\.? ?o\.? box \d/i.test(
    value,
  )

/** The maximum number of words in the name of an industry. */
const INDUSTRY_WORDS = 6
/**
 * The minimum number of different groups. Columns of membership levels or legal forms match one or two, such as
 * `Nonprofit`.
 */
const INDUSTRY_GROUPS = 3

/** Forms of firms, such as `LLC` behind a name. */
const legalForm = /\b(?:inc|llc|l\.l\.c|llp|corp|ltd|pllc)\b\.?$/i
const hasFirms = (values: string[]) => values.filter((value) => legalForm.test(value)).length > 0.3 * values.length

/** Whether a column has industries: short texts, most of which belong to a group of industries, and not all to the same. */
export function areIndustries(values: string[]): boolean {
  const filled = values.map(cleanOptional).filter(Boolean)
  const short = filled.filter((value) => value.split(/\s+/).length <= INDUSTRY_WORDS && !/^\d/.test(value))
  if (hasFirms(filled)) return false
  const groups = short.map(classifyIndustry).filter((group) => group !== null)
  return groups.length >= 0.6 * filled.length && new Set(groups).size >= INDUSTRY_GROUPS
}

/** Whether at least half of the values below a heading such as `License Type` say what a business does. */
export function areTrades(values: string[]): boolean {
  const filled = values.map(cleanOptional).filter(Boolean)
  const trades = filled.filter((value) => classifyIndustry(value) !== null && !legalStructure.test(value))
  return filled.length > 0 && !areCodes(filled) && trades.length >= 0.5 * filled.length
}

/** What a register calls the forms of entities, such as `Domestic Limited Liability Company`. */
const legalStructure =
  /^(?:domestic|foreign)\b|^(?:dom|for)\.? (?:bus\w*|non-?profit|np|prof\w*|llc|lp|ltd|corp)\b|\b(?:limited liability|limited partnership|general partnership|sole propriet\w+|s[- ]corp\w*|c[- ]corp\w*|(?:profit|nonprofit|non-profit|business|professional) corporation)\b|^(?:llc|l\.l\.c\.|llp|lp|corp|corporation|inc|partnership|proprietorship|individual|(?:trade|assumed business|fictitious) name|trust|cooperative|association|pc|pllc)\.?$/i

/** Short codes in capitals, such as `FS`, `R-42` and `FS, PM`. */
const areCodes = (filled: string[]) =>
  filled.every((value) =>
    value.split(/\s*[,;|/]\s*/).every((part) => /^[A-Z\d]{1,4}$|^[A-Z]{1,3}-?\d{1,4}[A-Z]?$/.test(part)),
  )

/** What the values of a column with a known heading must look like, at least one of them. */
const expected: Partial<Record<ImportField, RegExp>> = {
  business_name: /\p{L}{2}/u,
  other_name: /\p{L}{2}/u,
  city: /\p{L}{2}/u,
  state: /\p{L}{2}/u,
  industry: /\p{L}{2}/u,
  category: /\p{L}{2}/u,
  description: /\p{L}{2}/u,
  phone: /\d{3}/,
  zip_code: /\d{3}/,
  naics_code: /\d{2}/,
  website: /[^.\s]\.[a-z]{2}|facebook|instagram|^@/i,
  alaska_business_license: /\d/,
}

/** Whether no value of a column fits the field that its heading names, such as codes below `Activity`. */
export function contradicts(field: ImportField, values: string[]): boolean {
  const pattern = expected[field]
  const filled = values.map(cleanOptional).filter(Boolean)
  if (pattern === undefined || filled.length === 0) return false
  if (
    (field === 'industry' || field === 'category') &&
    (areCodes(filled) || areStructures(filled) || areShapes(filled))
  )
    return true
  const others = filled.filter((value) => isJson(value) || (field !== 'description' && isStreet(value)))
  if (['industry', 'category', 'description'].includes(field) && others.length >= filled.length / 2) return true
  return !filled.some((value) => pattern.test(value))
}

/** What maps call their objects. */
const areShapes = (filled: string[]) =>
  filled.every((value) => /^(?:node|way|relation|nwr|(?:multi)?(?:point|polygon|linestring)|feature)$/i.test(value))

const areStructures = (filled: string[]) =>
  filled.filter((value) => legalStructure.test(value)).length >= 0.6 * filled.length

/** Numbers of licences and the like, such as `BL-20114` and `AU-R-000111`. */
const code = /^(?:[A-Z]{0,5}[-_ .]?\d[\dA-Z-]*|[A-Z]{1,5}(?:[-_.][A-Z]{1,4}){1,3}[-_.]?\d[\dA-Z-]*)$/i

/** The minimum share of filled cells that contain letters. */
const NAMES_SHARE = 0.6

/** Whether the values of a column whose heading names a role may be names: texts that seldom repeat. */
export function mayBeNames(values: string[]): boolean {
  const filled = values.map(cleanOptional).filter((value) => value !== '' && !isGroupLetter(value))
  const texts = filled.filter(
    (value) => /\p{L}{2}/u.test(value) && !/@|^https?:/.test(value) && !code.test(value) && !isStreet(value),
  )
  return (filled.length === 0 || texts.length >= NAMES_SHARE * filled.length) && !areRepeated(filled)
}

/** Whether most values of a column repeat a few, such as first names. Names of businesses seldom repeat. */
export function areRepeated(values: string[]): boolean {
  const filled = values.map(cleanOptional).filter(Boolean)
  return filled.length >= 10 && new Set(filled).size < filled.length / 2
}

/** Letter headings between the rows of an alphabetical list: `A`, `C – D`. */
export const isGroupLetter = (value: string): boolean =>
  /^[\W_]*\p{Lu}(?:\s*(?:[-–—&/,]|to|thru)\s*\p{Lu}){0,3}[\W_]*$/u.test(value)

/** The share of values that look like names of businesses: distinct texts of letters. */
export function measureNames(cells: string[]): number {
  const values = cells.filter((value) => !isGroupLetter(value))
  const filled = values.map(cleanOptional).filter(Boolean)
  const texts = filled.filter(
    (value) => /\p{L}{2}/u.test(value) && !/@|^https?:/.test(value) && !/^\d+$/.test(value) && !code.test(value),
  )
  return filled.length < values.length * 0.8
    ? 0
    : (new Set(texts).size / Math.max(values.length, 1)) * Math.min(1, texts.length / filled.length)
}
