import { decodeHTMLStrict } from 'entities'

/** Values that mean an empty cell. */
const placeholderPattern =
  /^(?:n\/?a|#n\/a|#(?:ref|value|name\?|null|num|div\/0)!?|nan|null|none|nil|unknown|tbd|ningun[oa]|no tiene|no aplica|[-–—]+|\.+|0000-00-00|not (?:available|applicable|provided|given|listed|on file|known)|unlisted|various(?: locations)?|["“”″'‘’]{1,2}|no (?:(?:street|physical|mailing|principal|office|registered) )*(?:phone|website|web ?site|address|e-?mail|data|information)(?: (?:number|listed|provided|available|given|known|on file))?|\[(?:redacted|withheld|confidential|suppressed)\b[^\]]*\]|redacted|withheld|confidential|suppressed|see (?:notes?|above|below|comments?|remarks?|website|list)|same|same as .{1,30}|ditto|x{3,}|\?+)$/i

/** Whether a text means an empty cell, or each part of it does: `NONE, NONE, NONE`. */
export const isPlaceholder = (text: string) =>
  placeholderPattern.test(text) ||
  (text.includes(',') && text.split(',').every((part) => part.trim() === '' || placeholderPattern.test(part.trim())))

// A formula or an apostrophe keeps spreadsheet programs from changing a number: ="02134", '02134.
const protectedTextPattern = /^=\s*"([\s\S]*)"$/
/** The address and the label of `=HYPERLINK("https://example.com","Visit us")`. */
const hyperlinkPattern = /^=\s*HYPERLINK\(\s*"([^"]*)"(?:\s*[,;]\s*"([^"]*)")?\s*\)$/i
const formulaPattern = /^=\s*[A-Z][A-Z.]*\(/i

/** Whether a text is a JSON array or object: `{"Dine-in": true}`. */
export const isJson = (text: string): boolean =>
  (text.startsWith('[') && text.endsWith(']') && /^\[\s*(?:["{[\d]|\])/.test(text)) ||
  /^\{\s*["'}][\s\S]*\}$/.test(text)

/** Whether a cell has a formula whose result the file does not contain. */
export const isFormula = (value: string) => value.startsWith('=') && formulaPattern.test(value)

/** The URL of a cell with a hyperlink formula. Other cells are returned unchanged. */
export const extractLink = (value: string) => hyperlinkPattern.exec(value.trim())?.[1] ?? value

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
const shortcodePattern =
  /\[\/?(?:(?:vc|et_pb|fusion|su|av|wpbakery|elementor|divi|mk|ux|tatsu|cs)[-_][a-z\d_-]{1,40}|caption|gallery|embed|audio|video|playlist|contact-form(?:-7)?|wpforms|gravityform|ninja_form|button|row|column|section|shortcode|geodirectory|gd_[a-z_]{1,40})(?:\s[^\]]{0,500})?\/?\]/gi

/** Removes shortcodes of WordPress. */
export const withoutShortcodes = (text: string): string =>
  text.length > MAX_HTML_LENGTH || !text.includes('[') ? text : text.replace(shortcodePattern, '').trim()

/** The text of a cell with HTML, without tags and with decoded character references. */
function extractHtmlText(text: string): string {
  // Some programs escape HTML twice.
  const decoded = withoutComments(decodeHTMLStrict(decodeHTMLStrict(text.slice(0, MAX_HTML_LENGTH))))
  if (!/<\/?[a-z][^>]*>/i.test(decoded)) return decoded.trim()
  return decoded
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<br\s*\/?>|<\/(?:p|div|li|h\d)>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .trim()
}

/** Removes from a cell what programs add: protection of numbers, escaped characters, tags and encoding errors. */
export function cleanCell(value: string): string {
  const text = value.replace(/[\u00a0\u2007\u202f\ufeff\u200b]/g, ' ').trim()
  const unprotected = text.startsWith('=')
    ? (protectedTextPattern.exec(text)?.[1]?.replaceAll('""', '"') ?? hyperlinkPattern.exec(text)?.[2] ?? text)
    : text.replace(/^'(?=[\d+=@-])/, '')
  const repaired = /[ÃÂâ][\u0080-\u024f\u2000-\u2122]/.test(unprotected) ? repairEncoding(unprotected) : unprotected
  const plain = /[&<]/.test(repaired) ? extractHtmlText(repaired) : repaired
  return (/[^ -~]/.test(plain) ? plain.normalize('NFC') : plain).trim()
}

/** The value of an optional cell; empty for a placeholder such as `N/A`. */
export function cleanOptional(value: string): string {
  const text = cleanCell(value)
  return isPlaceholder(text) || isFormula(text) ? '' : text
}

/** A whole number without the decimals that a spreadsheet program has added: `99603.0` becomes `99603`. */
export const withoutDecimals = (value: string) => value.replace(/^(\d+)\.0+$/, '$1')

/** Converts an identifier such as `LEISURE_TRAVEL_TOURISM` into words; empty for JSON. */
export const toWords = (text: string) =>
  isJson(text)
    ? ''
    : /^[A-Z]+(?:_[A-Z]+)+$/.test(text)
      ? `${text[0]}${text.slice(1).toLowerCase().replaceAll('_', ' ')}`
      : text
