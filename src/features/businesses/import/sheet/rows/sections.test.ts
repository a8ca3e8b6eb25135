import { expect, test } from 'vitest'
import { matchHeading } from '../headings/headings.ts'
import { parseSectionPlace } from '../places/sectionPlace.ts'
import { lines, readOutcomes } from '../sheets.make.ts'
import { isSectionHeading } from './noteRows.ts'

const heading = 'The row has nothing but a text that looks like a heading between the rows'

test('gives rows the town of the section heading, and no industry', async () => {
  const rows = await readOutcomes(
    lines(
      'Name,Who,Phone,Where',
      'HOMER (99603),,,',
      'Alder Inn,Ann,907-555-1001,Mile 5 Sterling Hwy',
      ',,907-555-1002,',
      'Birch Cafe,,907-555-1003,',
      'Nome,,,',
      'Cedar Fuel,,907-555-1004,Front St',
      ',,,',
      'Eagle River / Palmer,,,',
      'Dogwood Greenhouse,,907-555-1005,Mile 2 Old Hwy',
      'SHOP CENTER & McARTHUR,,,',
      'Elder Shuttle,,907-555-1006,Mile 3 Old Hwy',
      ',,,',
      'The rest of the valley,,,',
      'Fir Charters,,907-555-1007,Mile 4 Old Hwy',
      'Alder Inn (see Homer),,,',
      'Gum Charters,,907-555-1008,"7 Bay Ave, Tacoma, WA 98402"',
    ),
  )
  expect(rows).toMatchObject([
    heading,
    { business_name: 'Alder Inn', city: 'HOMER', zip_code: '99603', industry: null },
    expect.any(String),
    { business_name: 'Birch Cafe', city: 'HOMER' },
    heading,
    { business_name: 'Cedar Fuel', city: 'Nome', zip_code: null },
    heading,
    { business_name: 'Dogwood Greenhouse', city: null, industry: null },
    heading,
    { business_name: 'Elder Shuttle', city: null, industry: null },
    heading,
    { business_name: 'Fir Charters', city: null, industry: null },
    'The name refers to another row',
    { business_name: 'Gum Charters', city: 'Tacoma', state: 'WA' },
  ])
})

test('takes no industry from the heading of a region', async () => {
  const rows = await readOutcomes(
    lines(
      'Company,Street,City,State',
      'KENAI PENINSULA BOROUGH,,,',
      'Alder Packers Inc,5 Elm Ct,Seward,AK',
      'BRISTOL BAY REGION,,,',
      'Birch Packers Inc,6 Elm Ct,Naknek,AK',
    ),
  )
  expect(rows).toMatchObject([heading, { industry: null }, heading, { industry: null }])
})

test('gives rows the industry of the section heading in a list without towns as headings', async () => {
  const rows = await readOutcomes(
    lines(
      'Name,Who,Phone,Where',
      'LODGING,,,',
      'Alder Inn,,907-555-1001,5 Elm Ct',
      'Boat charters,,,',
      'Birch,,907-555-1002,6 Elm Ct',
      'Associate members (not local),,,',
      'Cedar,,907-555-1003,7 Elm Ct',
    ),
  )
  expect(rows).toMatchObject([
    heading,
    { industry: 'LODGING' },
    heading,
    { industry: 'Boat charters' },
    heading,
    { industry: null },
  ])
})

test('keeps the town of a row and of its mailing address in another state', async () => {
  const rows = await readOutcomes(
    lines(
      'Name,Phone,Where,Town,State',
      'HOMER,,,,',
      'Alder,907-555-1001,5 Elm Ct,Nome,AK',
      'Birch,907-555-1002,6 Elm Ct,,AK',
      'Cedar,253-555-1003,7 Bay Ave,,WA',
    ),
  )
  expect(rows).toMatchObject([heading, { city: 'Nome' }, { city: 'HOMER' }, { city: null, state: 'WA' }])
})

test.each([
  'GLEN & McCOY',
  'ASSOCIATE (not local)',
  'Associate members (not local)',
  'FOOD & DRINK (eat here!)',
  'MacDOUGAL BAY',
  'Gold Sponsors',
  'Non-members',
  'Restaurants:',
])('takes “%s” alone in a row for a heading', (text) => {
  expect(isSectionHeading(text)).toBe(true)
})

test.each([
  'Alder Inn',
  'Alder Associates',
  'Birch Partners',
  'ALDER LLC',
  'McCoy Plumbing',
  'Partners in Printing',
  'Alder (Homer)',
])('takes “%s” alone in a row for a name', (text) => {
  expect(isSectionHeading(text)).toBe(false)
})

const towns = {
  region_code: 'AK',
  keys: new Set(['homer', 'nome', 'palmer']),
  names: new Set<string>(),
  byZip: new Map(),
}
test.each([
  ['HOMER', 'HOMER'],
  ['Homer (99603)', 'Homer'],
  ['Homer area', 'Homer'],
  ['Businesses in Homer', 'Homer'],
  ['Homer, Alaska', 'Homer'],
  ['Palmer AK', 'Palmer'],
  ['Homer / Nome', ''],
  ['HOMER & ELSEWHERE', ''],
  ['Homer, Nome and Palmer', ''],
])('reads the town of the heading “%s”', (text, city) => {
  expect(parseSectionPlace(text, towns)?.city).toBe(city)
})

test.each(['Restaurants', 'Homer Inn', 'Lodging in the bay', 'Gold members'])('finds no town in “%s”', (text) => {
  expect(parseSectionPlace(text, towns)).toBeNull()
})

test.each(['Web or email', 'Email / Web', 'Website or Email', 'Email or web address', 'web/email', 'URL or email'])(
  'reads websites below “%s”',
  async (headings) => {
    expect(matchHeading(headings)?.field).toBe('website')
    const rows = await readOutcomes(
      lines(`Name,Town,${headings}`, 'Alder,Homer,alder.example.com', 'Birch,Homer,birch@example.com'),
    )
    expect(rows).toMatchObject([
      { website: 'https://alder.example.com', remarks: '' },
      { website: null, remarks: '' },
    ])
  },
)

test('reads the websites and the phone numbers of columns without a heading', async () => {
  const rows = await readOutcomes(
    lines(
      'Name,Town,,,',
      'Alder,Homer,907-555-1001 fax 555-1002,Ann,www.alder.example.com',
      'Birch,Homer,call first 907-555-1003,Ben,birch@example.com',
      'Cedar,Homer,907-555-1004 or 907-555-1005,,cedar.example.com  cedar@example.com',
      'Dogwood,Homer,,Dan,facebook: Dogwood Cafe',
      'Elder,Homer,(907) 555-1006,,https://elder.example.com',
    ),
  )
  expect(rows).toMatchObject([
    { phone: '(907) 555-1001', website: 'https://www.alder.example.com' },
    { phone: '(907) 555-1003', website: null },
    { phone: '(907) 555-1004', website: 'https://cedar.example.com' },
    { phone: null, website: null },
    { phone: '(907) 555-1006', website: 'https://elder.example.com' },
  ])
})
