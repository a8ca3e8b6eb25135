import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'

const { visitor } = await startTestApp()

await Promise.all([
  makeBusiness({ business_name: 'Interior Pipe Company', tagline: 'Plumbing', city: 'Fairbanks' }),
  makeBusiness({ business_name: 'Chena Boiler Company', description: 'Furnaces and boilers', city: 'Fairbanks' }),
  makeBusiness({ business_name: 'KOTZEBUE DOG MUSHERS ASSOCIATION', city: 'Kotzebue' }),
  makeBusiness({ business_name: 'Tanana Dog Mushers', city: 'Tanana' }),
  makeBusiness({ business_name: 'O’Malley Snowplow', city: 'Anchorage' }),
  makeBusiness({ business_name: "Yup'ik Basketry", city: 'Bethel' }),
  makeBusiness({ business_name: 'Basketry School', city: 'Bethel' }),
  makeBusiness({ business_name: "Int'l Freight", city: 'Nome' }),
])

const find = async (search: string): Promise<string[]> => {
  const { body } = await visitor.get(`/api/profiles?search=${encodeURIComponent(search)}`)
  return body.profiles.map(({ business_name }: { business_name: string }) => business_name).sort()
}
const waiting = { timeout: 60_000 }

test('finds related trades only when no business has the trade', async () => {
  await expect.poll(() => find('plumber fairbanks'), waiting).toEqual(['Interior Pipe Company'])
  expect(await find('furnaces fairbanks')).toContain('Chena Boiler Company')
})

test('requires the place between the words of a trade', async () => {
  await expect.poll(() => find('mushers kotzebue dog'), waiting).toEqual(['KOTZEBUE DOG MUSHERS ASSOCIATION'])
})

test.each(["o'malley", 'O’MALLEY SNOWPLOW', 'omalley'])('finds a name with an apostrophe as %s', async (text) => {
  await expect.poll(() => find(text), waiting).toEqual(['O’Malley Snowplow'])
})

test.each([
  ["bethel yup'ik", "Yup'ik Basketry"],
  ['basketry Yup’ik', "Yup'ik Basketry"],
  ["freight int'l", "Int'l Freight"],
])('finds a name with an apostrophe inside by words in another order: %s', async (text, name) => {
  await expect.poll(() => find(text), waiting).toEqual([name])
  const { body } = await visitor.get(`/api/profiles?search=${encodeURIComponent(text)}`)
  expect(body).toMatchObject({ partial: false, corrected: null })
})
