import { expect, test } from 'vitest'
import { lines, readOutcomes } from '../sheets.make.ts'
import { isEndOfEntity } from './filings.ts'

test.each([
  'DOMESTIC/DISSOLUTION',
  'CANCELLATION OF LLC',
  'CERTIFICATE OF DISSOLUTION',
  'WITHDRAWAL',
  'MERGED OUT',
  'Merger - non-survivor',
  'Certificate_of_Cancellation',
  'ARTICLES OF TERMINATION',
  'CONVERSION OUT',
])('reads “%s” as the end of an entity', (paper) => {
  expect(isEndOfEntity(paper)).toBe(true)
})

test.each([
  'REVOCATION OF DISSOLUTION',
  'WITHDRAWAL OF STATEMENT OF INTENT',
  'REINSTATEMENT AFTER DISSOLUTION',
  'CANCELLATION OF NAME RESERVATION',
  'TERMINATION OF REGISTERED AGENT',
  'MERGER',
  'ARTICLES OF ORGANIZATION',
  'UCC TERMINATION',
  'NOTICE OF INTENT TO DISSOLVE',
])('does not read “%s” as the end of an entity', (paper) => {
  expect(isEndOfEntity(paper)).toBe(false)
})

test.each([
  ['Document Number,Charter Num,Business Name,Filing Code,Code Description,Business City'],
  ['Transaction No,Entity ID,Business Name,Code,Transaction Type,Business City'],
  ['Filing Number,Registration Number,Business Name,Code,Document Description,Business City'],
])(
  'leaves out entities that a filing ends, and prefers the entity number to the filing number: %s',
  async (headings) => {
    const rows = await readOutcomes(
      lines(
        headings,
        '202503400112,5319220,Alder LLC,LCA,ARTICLES OF ORGANIZATION,Homer',
        '202503400130,1874402,"Birch, Inc.",DIS,DOMESTIC/DISSOLUTION,Homer',
        '202503400140,4011876,Cedar LLC,LDS,CANCELLATION OF LLC,Homer',
        '202503400147,5319254,Dogwood LLC,AGS,SUBSEQUENT AGENT APPOINTMENT,Homer',
        '202503400151,5319255,Elder LLC,REV,REVOCATION OF DISSOLUTION,Homer',
      ),
    )
    expect(rows).toMatchObject([
      { alaska_business_license: '5319220' },
      expect.stringContaining('DOMESTIC/DISSOLUTION'),
      expect.stringContaining('CANCELLATION OF LLC'),
      { alaska_business_license: '5319254' },
      { business_name: 'Elder LLC' },
    ])
  },
)

test('keeps the number of the document when the list has no other', async () => {
  expect(await readOutcomes(lines('Document Number,Corporation Name,City', 'P12000001,Alder Inc,Homer'))).toMatchObject(
    [{ alaska_business_license: 'P12000001' }],
  )
})

test('reads long cells in linear time', () => {
  const start = performance.now()
  for (const part of ['dissolution of ', 'revocation of the ', '/', 'merger out '])
    isEndOfEntity(part.repeat(100_000 / part.length))
  expect(performance.now() - start).toBeLessThan(2000)
})
