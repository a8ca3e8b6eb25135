import { expect, test } from 'vitest'
import { readOutcomes } from './sheets.make.ts'

type Table = { headings: string[]; rows: string[][] }

/** Tables of registers, cities and chambers. Their meaning does not depend on the spelling of the headings. */
const tables: Record<string, Table> = {
  register: {
    headings: [
      ...[
        'Entity Number',
        'Entity Name',
        'Status',
        'Agent Name',
        'Agent Address',
        'Agent City',
        'Agent State',
        'Agent Zip',
      ],
      ...['Principal Address 1', 'Principal Address 2', 'Principal City', 'Principal State', 'Principal Zip'],
      ...['Mailing Address', 'Mailing City', 'Mailing State', 'Mailing Zip'],
    ],
    rows: [
      ...[
        ['Alder Farms LLC', 'Active', '5 Elm Ct', 'Ste 2', 'Homer', '99603'],
        ['Birch Boats Inc', 'Dissolved', '6 Elm Ct', '', 'Homer', '99603'],
        ['Cedar Works LLC', 'Active', '', '', '', ''],
      ].map(([name = '', status = '', street = '', unit = '', city = '', zip = ''], index) => [
        ...[`E10${index}45`, name, status, 'Ann Poe', '1 Law St', 'Juneau', 'AK', '99801'],
        ...[street, unit, city, city && 'AK', zip, 'PO Box 7', 'Nome', 'AK', '99762'],
      ]),
    ],
  },
  licenses: {
    headings: [
      ...[
        'License Number',
        'Trade Name',
        'Legal Name',
        'Location Address',
        'Location City',
        'Location State',
        'Location Zip',
      ],
      ...['License Status', 'License Type', 'Phone Number', 'Expiration Date'],
    ],
    rows: [
      [
        'L-1',
        'The Lantern',
        'Alder LLC',
        '5 Elm Ct',
        'Homer',
        'AK',
        '99603',
        'Active',
        'Restaurant',
        '907-555-1001',
        '12/31/2040',
      ],
      ['L-2', '', 'Birch LLC', '6 Elm Ct', 'Nome', 'AK', '99762', 'Active', 'Hotel', '907-555-1002', '12/31/2040'],
      [
        'L-3',
        'Cedar Pub',
        'Cedar LLC',
        '7 Elm Ct',
        'Homer',
        'AK',
        '99603',
        'Revoked',
        'Bar',
        '907-555-1003',
        '12/31/2040',
      ],
    ],
  },
  chamber: {
    headings: [
      'Company Name',
      'Physical Address',
      'Mailing Address',
      'City',
      'Zip',
      'Phone',
      'Website',
      'Category',
      'Notes',
    ],
    rows: [
      [
        'Alder Cafe',
        '5 Elm Ct',
        'PO Box 1',
        'Homer',
        '99603',
        '555-1001',
        'alder.example.com',
        'Restaurant',
        'closed Sundays',
      ],
      ['Birch Inn', '6 Elm Ct', 'PO Box 2', 'Homer', '99603', '907-555-1002', '', 'Lodging', 'CLOSED 10/2025'],
      ['Cedar Gym', '', 'PO Box 3', 'Homer', '99603', '907-555-1003', 'cedar.example.com', 'Fitness', ''],
    ],
  },
  accounts: {
    headings: [
      ...[
        'Account Name',
        'Account Number',
        'Billing Street',
        'Billing City',
        'Billing State',
        'Billing Zip Code',
        'Main Phone',
      ],
      ...['Website', 'Industry', 'Year Started'],
    ],
    rows: [
      [
        'Alder LLC',
        'AC-001',
        '5 Elm Ct',
        'Homer',
        'AK',
        '99603',
        '907-555-1001',
        'alder.example.com',
        'Retail',
        '1990',
      ],
      ['Birch LLC', 'AC-009', 'PO Box 9', 'Nome', 'AK', '99762', '907-555-1002', '', 'Food', '2001'],
    ],
  },
  taxes: {
    headings: [
      'Business Name',
      'Owner Name',
      'Street',
      'City',
      'State',
      'Zip',
      'Line of Business',
      'Open Date',
      'Close Date',
    ],
    rows: [
      ['Alder', 'Poe Ann', '5 Elm Ct', 'Homer', 'AK', '99603', 'Bakery', '20100101', ''],
      ['Birch', 'Poe Ben', '6 Elm Ct', 'Homer', 'AK', '99603', 'Hotel', '20110101', '20240930'],
      ['Cedar', 'Poe Cy', '7 Elm Ct', 'Nome', 'AK', '99762', 'Yarn shop', '20120101', ''],
    ],
  },
}

const renameHeadings = (rename: (heading: string) => string) => (table: Table) => ({
  ...table,
  headings: table.headings.map(rename),
})
/** Rotates the columns by a step that is coprime to their number. */
const shuffle = (step: number) => (table: Table) => {
  const { length } = table.headings
  const steps = [step, step + 1, step + 2, step + 3].find((size) => gcd(size, length) === 1) ?? 1
  const move = <Value>(cells: Value[]) => cells.map((_, index) => cells[(index * steps + step) % length] as Value)
  return { headings: move(table.headings), rows: table.rows.map(move) }
}
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
const replaceAffix = (from: RegExp, to: string) => renameHeadings((heading) => heading.replace(from, to))

const variations: Record<string, (table: Table) => Table> = {
  'headings in capitals': renameHeadings((heading) => heading.toUpperCase()),
  'headings in lower case with underscores': renameHeadings((heading) => heading.toLowerCase().replaceAll(' ', '_')),
  'headings in camel case': renameHeadings((heading) => heading.replaceAll(' ', '')),
  'headings in capitals without spaces': renameHeadings((heading) => heading.replaceAll(' ', '').toUpperCase()),
  'headings with the part first': renameHeadings((heading) =>
    heading.replace(/^(Principal|Agent|Mailing|Location|Billing) (.+)$/, '$2 ($1)'),
  ),
  'physical addresses': replaceAffix(/^(?:Principal|Location) /, 'Phys '),
  'addresses of premises': replaceAffix(/^(?:Principal|Location) /, 'PREM_'),
  'addresses of an unknown name': replaceAffix(/^(?:Principal|Location|Billing) /, 'QX '),
  'addresses of an unknown name in one word': (table) =>
    renameHeadings((heading) => (heading.startsWith('QX') ? heading.replaceAll(' ', '') : heading))(
      replaceAffix(/^(?:Principal|Location|Billing) /, 'QX ')(table),
    ),
  'columns in another order': shuffle(3),
  'columns in the reverse order': ({ headings, rows }) => ({
    headings: headings.toReversed(),
    rows: rows.map((row) => row.toReversed()),
  }),
  'empty columns': ({ headings, rows }) => ({
    headings: ['', ...headings, '', 'Fax'],
    rows: rows.map((row) => ['', ...row, '', '']),
  }),
  'a title and an empty line': ({ headings, rows }) => ({
    headings: ['List of 2026'],
    rows: [['Updated 2/9/2026'], [], headings, ...rows],
  }),
  'a total': ({ headings, rows }) => ({
    headings,
    rows: [...rows, headings.map((_, index) => (index === 0 ? `Total: ${rows.length}` : ''))],
  }),
}

const toCsv = ({ headings, rows }: Table) =>
  [headings, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')

/** The businesses of a table, or the reasons of refusals without the quoted heading and value. */
async function readTable(table: Table) {
  const outcomes = await readOutcomes(toCsv(table))
  return outcomes
    .map((outcome) => (typeof outcome === 'string' ? outcome.replace(/“[^”]*” says/, 'says') : outcome))
    .filter((outcome) => typeof outcome !== 'string' || !/a total|above the headings/.test(outcome))
}

for (const [name, table] of Object.entries(tables)) {
  test.each(Object.entries(variations))(`reads the table of ${name} with %s as without`, async (_, vary) => {
    expect(await readTable(vary(table))).toEqual(await readTable(table))
  })
}
