import type { Application } from './jobs.contract.ts'

const columns = [
  ['Name', 'full_name'],
  ['Email', 'email'],
  ['Phone', 'phone'],
  ['Applied at', 'created_at'],
  ['Cover letter', 'cover_letter'],
] as const satisfies [string, keyof Application][]

/** A spreadsheet takes a cell that begins so for a formula, also behind blanks: https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^[\s\0]*[=+\-@|%＝＋－＠]|^[\t\r\n]/

const cell = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** Applications as a spreadsheet opens them: UTF-8 that says so, every cell quoted, none of them a formula. */
export const applicationsCsv = (applications: Application[]): string =>
  `\uFEFF${[columns.map(([title]) => title), ...applications.map((one) => columns.map(([, name]) => one[name] ?? ''))]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')}\r\n`
