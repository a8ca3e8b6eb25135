import { readFile } from 'node:fs/promises'

/** The outline of a state in a conic projection, as `scripts/places.mjs` writes it. */
export type Shape = {
  code: string
  /** Width and height in units of the paths. */
  size: [number, number]
  /** The parameters of the projection, for `geoConicEqualArea` of d3-geo. */
  rotate: number
  parallels: [number, number]
  center: number
  scale: number
  translate: [number, number]
  /** SVG paths of the coast and of the borders between counties. */
  land: string
  borders: string
  /** Counties, boroughs or parishes: the name, the box `[left, top, right, bottom]` and the center. */
  areas: { name: string; box: [number, number, number, number]; middle: [number, number] }[]
}

const shapes = new Map<string, Promise<Shape | null>>()

/** Returns the outline of a state on the map; null when there is no file for the code. */
export function readShape(code: string): Promise<Shape | null> {
  const cachedShape = shapes.get(code)
  if (cachedShape) return cachedShape
  // The bundle of the server is in a folder of the same depth as this one.
  const shape = readFile(new URL(`../../src/region/shapes/${code}.generated.json`, import.meta.url), 'utf8').then(
    JSON.parse,
    () => null,
  )
  shapes.set(code, shape)
  return shape
}
