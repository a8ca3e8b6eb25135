import type { FeedRequest } from '../../../kit/server/feature.server.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { isFiltered, parseFilters } from '../directory/directory.ts'
import { readMap, readShape } from './map.service.server.ts'
import { mapFrames } from './mapPicture.ts'
import {
  createProjection,
  MARGIN_PIXELS,
  markSize,
  queryOfView,
  shortenCount,
  unitsPerPixel,
  type View,
  viewOfClusters,
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
 * Draws the businesses of a view of the directory, like the map before it is moved: in the whole region, or in the part with those of a
 * filter.
 * @returns an SVG document.
 * @throws 404 when the region is not a state.
 */
export async function drawMap(services: Services, { query }: FeedRequest): Promise<string> {
  const size = mapFrames[query.get('frame') === 'large' ? 'large' : 'small']
  const filters = parseFilters(query)
  const { search, industry, city, group, open } = filters
  const { shape } = await readShape(services)
  const projection = createProjection(shape)
  const readClusters = async (view: View) => {
    const { clusters } = await readMap(services, {
      search: search || undefined,
      industry: industry || undefined,
      city: city || undefined,
      group,
      open,
      merge_km: Number(queryOfView(shape, projection, size, view).merge_km),
    })
    return clusters
  }
  const whole = wholeRegion(shape)
  const all = await readClusters(whole)
  const view = isFiltered(filters) ? viewOfClusters(shape, projection, size, all) : whole
  const isWhole = view.zoom === 0
  const clusters = isWhole ? all : await readClusters(view)
  const perPixel = unitsPerPixel(shape, size, view.zoom)
  const round = (value: number) => Number(value.toFixed(1))
  const marks = clusters.map(({ longitude, latitude, count }) => {
    const [x, y] = projection.project(longitude, latitude).map(round)
    const circle = `<circle cx="${x}" cy="${y}" r="${round((markSize(count) / 2 - 1) * perPixel)}" stroke-width="${round(2 * perPixel)}"/>`
    if (count === 1) return circle
    return `${circle}<text x="${x}" y="${y}" style="font-size:${round(12 * perPixel)}px">${shortenCount(count)}</text>`
  })
  const space = MARGIN_PIXELS * perPixel
  const width = isWhole ? shape.size[0] + space : size.width * perPixel
  const height = isWhole ? shape.size[1] + space : size.height * perPixel
  const box = [view.x - width / 2, view.y - height / 2, width, height].map(round).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><style>${STYLE}</style><path class="land" d="${shape.land}"/><path class="borders" d="${shape.borders}"/>${marks.join('')}</svg>`
}
