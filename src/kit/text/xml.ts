import { escapeHtml } from './html.ts'

/**
 * Escapes text for an element or an attribute. Removes characters that XML 1.0 forbids:
 * https://www.w3.org/TR/xml/#charsets
 */
export const escapeXml = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids these control characters
  escapeHtml(text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, ''))

export const renderElement = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
