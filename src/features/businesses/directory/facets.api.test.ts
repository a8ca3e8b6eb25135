import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { makeBusiness } from '../businesses.make.ts'

const { visitor } = await startTestApp()

const suggest = async (search: string) => {
  const { body } = await visitor.get(`/api/profiles/facets/options?field=industry&search=${search}`)
  return body.options.map(({ name, synonym }: { name: string; synonym?: string }) =>
    synonym === undefined ? name : `${name}: ${synonym}`,
  )
}

test('finds industries by their names, and then by everyday words for their trades', async () => {
  for (const industry of ['Animal Services', 'Public & Veterans Services', 'Legal Services'])
    await makeBusiness({ industry })
  expect(await suggest('vet')).toEqual(['Public & Veterans Services', 'Animal Services: vet'])
  expect(await suggest('lawyer')).toEqual(['Legal Services: lawyer'])
  expect(await suggest('LEGAL')).toEqual(['Legal Services'])
  expect(await suggest('la')).toEqual([])
  expect(await suggest('zzz')).toEqual([])
})

test('suggests cities that are spelled like a text that none contains', async () => {
  for (const city of ['Fairbanks', 'Fairbanks', 'Farbank Creek', 'Nome']) await makeBusiness({ city })
  const suggestCities = async (search: string) => {
    const { body } = await visitor.get(`/api/profiles/facets/options?field=city&search=${search}`)
    return body.options.map(({ name }: { name: string }) => name)
  }
  // The names in memory are those of the test before, until the change is announced.
  await expect.poll(() => suggestCities('Farebanks')).toEqual(['Fairbanks'])
  expect(await suggestCities('nmoe')).toEqual(['Nome'])
  expect(await suggestCities('bank')).toEqual(['Fairbanks', 'Farbank Creek'])
  expect(await suggestCities('xyz')).toEqual([])
})
