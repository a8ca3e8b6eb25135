import { expect, test } from 'vitest'
import { validateHeader, validateRow } from './importRow.server.ts'

const read = (header: string, ...values: string[]) =>
  validateRow({ line: 2, values }, validateHeader({ line: 1, values: header.split(',') }), 'AK')

test('column names match without case, spaces and underscores, in any order', () => {
  const { row } = read('ZIP_Code, Name,Street_Address_1,ADDRESS2,town', '99501', 'Aurora', '1 Main St', 'Ste 2', 'x')
  expect(row).toEqual({
    business_name: 'Aurora',
    street: '1 Main St',
    city: null,
    state: 'AK',
    zip_code: '99501',
    industry: null,
    website: null,
    location: '1 Main St, Ste 2, AK 99501',
  })
})

test('rejects a header without name column or with duplicate columns', () => {
  expect(() => validateHeader({ line: 1, values: ['title', 'city'] })).toThrow('no “name” column')
  expect(() => validateHeader({ line: 1, values: ['name', 'Street', 'address1'] })).toThrow('“Street” and “address1”')
})

test('lengths are counted in UTF-16 code units', () => {
  expect(read('name', `${'🦊'.repeat(127)}x`).error).toBeUndefined()
  expect(read('name', '🦊'.repeat(128)).error).toBe('Name must be 255 characters or less')
})

test('the address is one line, or null when the row has none', () => {
  expect(read('name,street,city,state,zip', 'A', '1 Main\nSt', 'Nome', 'WA', '99762').row?.location).toBe(
    '1 Main St, Nome, WA 99762',
  )
  expect(read('name', 'A').row).toMatchObject({ state: 'AK', location: null })
})

test.each([
  ['https://Example.com/x y', 'https://Example.com/x y'],
  ['www.example.com', 'https://www.example.com'],
  ['example.org/path?q=1', 'https://example.org/path?q=1'],
  ['javascript:alert(1)', null],
  ['n/a', null],
  ['someone@example.com', null],
  ['two words.com', null],
])('reads the website %s as %s', (website, expected) => {
  const { row, error } = read('name,website', 'A', website)
  expect(row?.website).toBe(expected)
  expect(error).toBe(expected ? undefined : `The website “${website}” is not a valid address and was left out`)
})

test.each([
  ['The row has no name', ['', 'Nome']],
  ['Name must be 255 characters or less', ['x'.repeat(256)]],
  ['City must be 255 characters or less', ['A', 'x'.repeat(256)]],
  ['The row has 3 values, but the file has 2 columns', ['A', 'Nome', 'more']],
])('rejects a row: %s', (error, values) => {
  expect(read('name,city', ...values)).toEqual({ error })
})

test('accepts missing values and surplus empty values', () => {
  expect(read('name,city', 'A').error).toBeUndefined()
  expect(read('name,city', 'A', 'Nome', '', '').row?.city).toBe('Nome')
})
