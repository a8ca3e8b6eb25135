import { expect, test } from 'vitest'
import { refuseName } from '../name/refusedNames.ts'
import { lines, readOutcomes } from '../sheets.make.ts'

test.each(['Test Provider', 'TEST FACILITY', 'Test Contractor 2', 'test_licensee', 'Test LLC', 'Test Business Owner'])(
  'refuses the test “%s”',
  (name) => {
    expect(refuseName(name)).toBe(`“${name}” is a test, not a business`)
  },
)

test.each([
  'Backflow Test Company',
  'Test Prep Alaska',
  'Sample Room Tavern',
  'Testing Services',
  'Smog Test',
  'Alder Test Facility',
])('keeps the name “%s”', (name) => {
  expect(refuseName(name)).toBeNull()
})

test('refuses test data by the other cells of the row', async () => {
  const rows = await readOutcomes(
    lines(
      'Program,AKA,City,Street,Email,Station Type,Phone',
      'Alder School,TEST,Homer,1 Elm Ct,,,',
      'Test Salon,,Homer,123 Test St,,,',
      'Sample Farm,,Homer,,test@test.com,,',
      'Demo Diner,,Anytown,,,,',
      'Sample Creek Ranch,,Homer,2 Elm Ct,,,000-000-0000',
      'Smog Test,,Homer,3 Elm Ct,,TEST,',
      'Test Kitchen Bakery,,Homer,4 Elm Ct,,Bakery,907-555-1001',
      'Birch Bakery,,Homer,123 Test St,test@example.com,,',
    ),
  )
  expect(rows).toEqual([
    'The column “AKA” says “TEST”, so the row is a test',
    'The column “Street” says “123 Test St”, so “Test Salon” is a test',
    'The column “Email” says “test@test.com”, so “Sample Farm” is a test',
    'The column “City” says “Anytown”, so “Demo Diner” is a test',
    expect.objectContaining({ business_name: 'Sample Creek Ranch' }),
    expect.objectContaining({ business_name: 'Smog Test', remarks: '' }),
    expect.objectContaining({ business_name: 'Test Kitchen Bakery', remarks: '' }),
    expect.objectContaining({ remarks: 'The column “Street” says “123 Test St”. The row may be a test' }),
  ])
})
