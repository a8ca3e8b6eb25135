import type { FeedRequest } from '../../../kit/server/feature.server.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { parseFilters } from '../directory/directory.ts'
import { readMap, readShape } from './map.service.server.ts'
import { mapFrames } from './mapPicture.ts'
import {
  createProjection,
  MARGIN_PIXELS,
  markSize,
  queryOfView,
  shortenCount,
  unitsPerPixel,
  wholeRegion,
} from './mapView.ts'

/**
 * The colors of the themes in `src/app/styles.css`, which a picture cannot use. The picture takes the color scheme of
 * its element.
 */
const STYLE = `
  .land { fill: #fff; stroke: #74868f; stroke-linejoin: round }
  .borders { fill: none; stroke: #d8e0e5 }
  path { vector-effect: non-scaling-stroke }
  circle { fill: #0a6a8a; stroke: #fff }
  text { fill: #fff; font: 600 1px system-ui, sans-serif; text-anchor: middle; dominant-baseline: central }
  @media (prefers-color-scheme: dark) {
    .land { fill: #13202b; stroke: #6b8496 }
    .borders { stroke: #243644 }
    circle { fill: #63c3e2; stroke: #13202b }
    text { fill: #0c151d }
  }`

/**
 * Draws the whole region with the businesses of a view of the directory, like the map before it is moved.
 * @returns an SVG document.
 * @throws 404 when the region is not a state.
 */
export async function drawMap(services: Services, { query }: FeedRequest): Promise<string> {
  const size = mapFrames[query.get('frame') === 'large' ? 'large' : 'small']
  const { search, industry, city, group, open } = parseFilters(query)
  const { shape } = await readShape(services)
  const projection = createProjection(shape)
  const { merge_km } = queryOfView(shape, projection, size, wholeRegion(shape))
  const { clusters } = await readMap(services, {
    search: search || undefined,
    industry: industry || undefined,
    city: city || undefined,
    group,
    open,
    merge_km: Number(merge_km),
  })
  const perPixel = unitsPerPixel(shape, size, 0)
  const [width, height] = shape.size
  const space = (MARGIN_PIXELS / 2) * perPixel
  const round = (value: number) => Number(value.toFixed(1))
  const marks = clusters.map(({ longitude, latitude, count }) => {
    const [x, y] = projection.project(longitude, latitude).map(round)
    const circle = `<circle cx="${x}" cy="${y}" r="${round((markSize(count) / 2 - 1) * perPixel)}" stroke-width="${round(2 * perPixel)}"/>`
    if (count === 1) return circle
    return `${circle}<text x="${x}" y="${y}" style="font-size:${round(12 * perPixel)}px">${shortenCount(count)}</text>`
  })
  const box = [-space, -space, width + 2 * space, height + 2 * space].map(round).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><style>${STYLE}</style><path class="land" d="${shape.land}"/><path class="borders" d="${shape.borders}"/>${marks.join('')}</svg>`
}
