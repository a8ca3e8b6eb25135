import { expect, test } from 'vitest'
import { clusterPoints, selectInBox } from './clusters.ts'

const anchorage = { name: 'Anchorage', latitude: 61.2, longitude: -149.9, count: 50 }
const north = { name: 'Anchorage', latitude: 61.25, longitude: -149.8, count: 30 }
const eagleRiver = { name: 'Eagle River', latitude: 61.32, longitude: -149.57, count: 10 }
const juneau = { name: 'Juneau', latitude: 58.3, longitude: -134.42, count: 20 }
const adak = { name: 'Adak', latitude: 51.88, longitude: -176.65, count: 2 }
const attu = { name: 'Attu', latitude: 52.9, longitude: 172.9, count: 1 }
const all = [eagleRiver, attu, juneau, north, adak, anchorage]

test('places that are near a larger one join it, and the town with most businesses gives the name', () => {
  const [first, second, ...rest] = clusterPoints(all, 60)
  expect(first).toMatchObject({ name: 'Anchorage', other_towns: ['Eagle River'], town_count: 2, count: 90 })
  expect(first?.box).toEqual([-149.9, 61.2, -149.57, 61.32])
  expect(second).toMatchObject({ name: 'Juneau', other_towns: [], count: 20, box: [-134.42, 58.3, -134.42, 58.3] })
  expect(rest.map(({ name }) => name)).toEqual(['Adak', 'Attu'])
})

test('every business is in exactly one cluster', () => {
  for (const km of [0, 1, 5, 50, 500, 5000]) {
    expect(clusterPoints(all, km).reduce((sum, { count }) => sum + count, 0)).toBe(113)
  }
  expect(clusterPoints(all, 0)).toHaveLength(6)
  expect(clusterPoints(all, 2000)).toHaveLength(2)
  expect(clusterPoints([], 10)).toEqual([])
})

test('a cluster across the date line has a box from its west to its east', () => {
  const [cluster] = clusterPoints([adak, attu], 2000)
  expect(cluster?.box).toEqual([172.9, 51.88, -176.65, 52.9])
  expect(cluster?.longitude).toBe(-176.65)
})

test('a box selects the clusters inside, also across the date line', () => {
  const clusters = clusterPoints(all, 0)
  const names = (box: [number, number, number, number]) => selectInBox(clusters, box).map(({ name }) => name)
  expect(names([170, 50, -170, 55])).toEqual(['Adak', 'Attu'])
  expect(names([-140, 55, -130, 60])).toEqual(['Juneau'])
  expect(selectInBox(clusters, undefined)).toHaveLength(6)
})
