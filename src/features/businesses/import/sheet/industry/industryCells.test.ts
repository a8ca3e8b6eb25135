import { expect, test } from 'vitest'
import { lines, readOutcomes } from '../sheets.make.ts'
import { areNotIndustries, isNotIndustry, withoutCertificates, withoutCodes } from './industryCells.ts'

/** Lists with columns of kinds that are not industries, and the expected industries. */
const lists: { name: string; text: string; industries: unknown[] }[] = [
  {
    name: 'the discipline before the kind of a record',
    text: lines(
      'Name,Type,Primary Discipline,City',
      'Alder Press,Organization,Printmaking,Homer',
      'Birch Dance,Organization,Dance,Homer',
      'Cedar Weavers,Individual Artist,Crafts,Homer',
      'Dogwood Hall,Gallery,Visual Arts,Homer',
    ),
    industries: ['Printmaking', 'Dance', 'Crafts', 'Visual Arts'],
  },
  {
    name: 'no insurance as an industry, and the text next to class codes',
    text: lines(
      'BusinessName,City,PrimaryStatus,Class Code,Class Description,WorkersCompCoverageType',
      "Alder,Homer,CLEAR,C10,Electrical,Workers' Compensation Insurance",
      "Birch,Homer,CLEAR,C36,Plumbing,Workers' Compensation Insurance",
      'Cedar,Homer,CLEAR,C39,Roofing,Exempt',
    ),
    industries: ['Electrical', 'Plumbing', 'Roofing'],
  },
  {
    name: 'no insurance, no officers and no documents as industries',
    text: lines(
      'Business Name,City,Insurance Type,Officer Type,Record Type',
      'Alder,Homer,General Liability,President,License',
      'Birch,Homer,Self-Insured,Manager,Permit',
      "Cedar,Homer,Worker's Compensation,Secretary,Renewal Application",
    ),
    industries: [null, null, null],
  },
  {
    name: 'the category if the type of a row is a kind of member',
    text: lines(
      'Business Name,Type,Category,City',
      'Alder,Bakery,Food,Homer',
      'Birch,Company,Retail Stores,Homer',
      'Cedar,Boat Builder,Marine,Homer',
    ),
    industries: ['Bakery', 'Retail Stores', 'Boat Builder'],
  },
  {
    name: 'the texts of categories without their codes',
    text: lines(
      'Business Name,Category,City',
      'Alder,"Highway, Street, and Bridge Construction NAICS 237310: more",Homer',
      'Birch,C-36 - Plumbing,Homer',
      'Cedar,NAICS 541370: Surveying,Homer',
      'Dogwood,44 - Retail Trade,Homer',
      'Elder,48-49 - Transportation and Warehousing,Homer',
      'Fir,24 Hour Towing,Homer',
    ),
    industries: [
      'Highway, Street, and Bridge Construction',
      'Plumbing',
      'Surveying',
      'Retail Trade',
      'Transportation and Warehousing',
      '24 Hour Towing',
    ],
  },
  {
    name: 'the first of several NAICS codes of a cell',
    text: lines(
      'Business Name,NAICS Codes,City',
      'Alder,"NAICS 237310: Highway, Street, and Bridge Construction\nNAICS 238910: Site Preparation Contractors",Homer',
      'Birch,NAICS 541370: Surveying and Mapping; 541330 Engineering,Homer',
    ),
    industries: ['Highway, Street, and Bridge Construction', 'Surveying and Mapping'],
  },
  {
    name: 'short descriptions beside codes of certificates',
    text: lines(
      'Business Name,City,Certification Category,NAICS,Business Description',
      'Alder,Homer,"DBE, SBE",236220,General contractor',
      'Birch,Homer,SBE,722320,Catering',
      'Cedar,Homer,"WBE; 8(a)",541110,Law firm',
      'Dogwood,Homer,MBE,,Landscaping',
    ),
    industries: ['General contractor', 'Catering', 'Law firm', 'Landscaping'],
  },
  {
    name: 'titles of NAICS codes beside certificates',
    text: lines(
      'Business Name,City,Categories,NAICS Title,Description',
      'Alder,Homer,LSBE,Commercial Building Construction,We build',
      'Birch,Homer,"LBE, SBE",Caterers,We cook',
      'Cedar,Homer,Class B,Offices of Lawyers,We advise',
    ),
    industries: ['Commercial Building Construction', 'Caterers', 'Offices of Lawyers'],
  },
  {
    name: 'the industry of a row, and none for a certificate in the column',
    text: lines(
      'Business Name,City,Type',
      'Alder,Homer,Bakery',
      'Birch,Homer,WBE',
      'Cedar,Homer,Plumbing',
      'Dogwood,Homer,"Small Business, DBE"',
      'Elder,Homer,Marina',
    ),
    industries: ['Bakery', null, 'Plumbing', null, 'Marina'],
  },
]

test.each(lists)('reads $name', async ({ text, industries }) => {
  expect(await readOutcomes(text)).toMatchObject(industries.map((industry) => ({ industry })))
})

test.each([
  'LBE, SBE, DZE',
  'LBE JV',
  'DBE',
  'DBE; ACDBE',
  'MBE/WBE',
  'M/WBE',
  'SDVOSB',
  'EDWOSB, WOSB',
  '8(a), HUBZone',
  'VBE | SBE',
  'Certified DBE',
  'SWaM',
  'B Corp',
  'Woman-Owned',
  'Minority-Owned, Veteran-Owned',
  'Woman Owned Small Business (WOSB)',
  'Disadvantaged Business Enterprise',
  'Small Local Business Enterprise',
  'Service-Disabled Veteran-Owned',
  'Locally Owned and Operated',
  'Class B',
  'Class B, Class C',
  'Tier 2',
  'T2',
  'Type III',
  'Level 1',
])('takes “%s” for no industry', (text) => {
  expect(isNotIndustry(text)).toBe(true)
})

test.each([
  'IT',
  'HVAC',
  'Class B Tavern',
  'Native Plants',
  'Small Engine Repair',
  'Local Food, Gifts',
  'Veterinary',
  'Women’s Clothing',
  'Family Restaurant',
  'Hub caps',
  'BBQ',
  'RV Park',
])('takes “%s” for an industry', (text) => {
  expect(isNotIndustry(text)).toBe(false)
})

test.each([
  ['DBE; Catering', 'Catering'],
  ['Catering, WBE, Bakery', 'Catering, Bakery'],
  ['8(a) | Roofing', 'Roofing'],
  ['Hotels, Motels', 'Hotels, Motels'],
  ['Bakery', 'Bakery'],
])('reads “%s” without certificates', (text, industry) => {
  expect(withoutCertificates(text)).toBe(industry)
})

test('keeps industries that contain a word for a license holder', () => {
  expect(
    ['Insurance', 'Business Services', 'Bail Bonds', 'Artist Supplies', 'Open Air Market'].filter(isNotIndustry),
  ).toEqual([])
  expect(areNotIndustries(['Organization', 'Bakery', 'Marine'])).toBe(false)
})

test('reads long cells in linear time', () => {
  const start = performance.now()
  for (const part of ['NAICS 1', '-', 'C1 - ', ' ', 'workers '])
    for (const text of [part.repeat(100_000 / part.length)]) {
      withoutCodes(text)
      isNotIndustry(text)
    }
  expect(performance.now() - start).toBeLessThan(2000)
})
