import { expect, it } from 'vitest'
import { searchCoordinates, type Weights } from './coordinateSearch.ts'

it('finds better weights one after the other, and leaves those that make no difference', async () => {
  const score = async ({ title = 0, body = 0 }: Weights) => -Math.abs(title - 4) - Math.abs(body - 0.5)
  const changes: string[] = []
  const { weights } = await searchCoordinates({ title: 1, body: 1, idle: 3 }, score, ({ name }) => changes.push(name))
  expect(weights).toEqual({ title: 4, body: 0.5, idle: 3 })
  expect([...new Set(changes)]).toEqual(['title', 'body'])
})

it('changes nothing for a negligible gain', async () => {
  const { weights } = await searchCoordinates({ title: 1 }, async ({ title = 0 }) => title / 10_000)
  expect(weights).toEqual({ title: 1 })
})
