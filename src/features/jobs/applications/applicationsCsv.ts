import type { Application } from './applications.contract.ts'

const columns = [
  ['Name', 'full_name'],
  ['Email', 'email'],
  ['Phone', 'phone'],
  ['Applied at', 'created_at'],
  ['State', 'state'],
  ['Cover letter', 'cover_letter'],
] as const satisfies [string, keyof Application][]

/**
 * Matches cells that spreadsheets run as a formula, also after spaces:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA_START = /^[\s\0]*[=+\-@|%＝＋－＠]|^[\t\r\n]/

const quoteCell = (text: string) => `"${(FORMULA_START.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** Returns a CSV file of applications. The byte order mark makes spreadsheets read it as UTF-8; formulas are escaped. */
export const applicationsCsv = (applications: Application[]): string =>
  `\uFEFF${[
    columns.map(([title]) => title),
    ...applications.map((application) => columns.map(([, name]) => application[name] ?? '')),
  ]
    .map((row) => row.map(quoteCell).join(','))
    .join('\r\n')}\r\n`
