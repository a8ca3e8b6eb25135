import type { Services } from '../../../kit/server/services.server.ts'
import { listInternationalNumbers } from '../../../kit/text/phone.ts'
import { toSingleLine } from '../../../kit/text/text.ts'
import type { Business } from '../business.contract.ts'
import { readBusiness } from '../readBusinesses.server.ts'
import { extractStreet } from './contact.ts'

/** The longest line in bytes, without its line break: https://www.rfc-editor.org/rfc/rfc6350#section-3.2 */
const LINE_BYTES = 75

/** https://www.rfc-editor.org/rfc/rfc6350#section-3.4 */
const escapeText = (text: string | null) => toSingleLine(text ?? '').replace(/[\\,]/g, '\\$&')
/** Escapes one component of a structured value. Semicolons separate components. */
const escapeComponent = (text: string | null) => escapeText(text).replaceAll(';', '\\;')

/** Folds a line between characters. Each further line begins with a space. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    if (Buffer.byteLength(current + character) > LINE_BYTES) {
      lines.push(current)
      current = ' '
    }
    current += character
  }
  return [...lines, current].join('\r\n')
}

type Property = [name: string, value: string | null]

/** Writes the vCard of a business (RFC 6350), without unknown values. */
export function writeVcard(business: Business, page_url: string): string {
  const { display_name, tagline, industry, phone, website, display_city, state, zip_code } = business
  const address = ['', '', extractStreet(business), display_city, state, zip_code, 'USA'].map(escapeComponent).join(';')
  const properties: Property[] = [
    ['KIND', 'org'],
    ['FN', escapeText(display_name)],
    ['ORG', escapeComponent(display_name)],
    ...listInternationalNumbers(phone ?? '').map((number): Property => ['TEL;TYPE=work', escapeText(number)]),
    ['ADR;TYPE=work', address],
    ['URL', website ?? page_url],
    ['CATEGORIES', industry && escapeText(industry)],
    ['NOTE', tagline && escapeText(tagline)],
    ['SOURCE', page_url],
    ['UID', page_url],
  ]
  const lines = properties.flatMap(([name, value]) => (value ? fold(`${name}:${value}`) : []))
  return ['BEGIN:VCARD', 'VERSION:4.0', ...lines, 'END:VCARD', ''].join('\r\n')
}

/** The vCard of a listed business. @throws 404 for any other */
export async function readBusinessCard({ replica, settings: { site } }: Services, id: number): Promise<string> {
  return writeVcard(await readBusiness(replica, null, id), `${site.url}/businesses/${id}`)
}
