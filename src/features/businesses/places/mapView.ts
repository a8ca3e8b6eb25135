import { geoConicEqualArea } from 'd3-geo'
import type { MapCluster, MapShape } from './places.contract.ts'

/**
 * The view of a map: its center in units of the shape, and its zoom level. Level 0 shows the whole region, and each
 * further level doubles the scale.
 */
export type View = { x: number; y: number; zoom: number }
export type Size = { width: number; height: number }
export type Projection = {
  project(longitude: number, latitude: number): [x: number, y: number]
  invert(x: number, y: number): [longitude: number, latitude: number]
  kmPerUnit: number
}

const EARTH_KM = 6371
/** The space around the region, and around a cluster that is shown as a whole, in pixels. */
export const MARGIN_PIXELS = 56
/** The minimum distance of clusters, so that a finger can hit one. */
const CLUSTER_PIXELS = 52
/** The scale of the most detailed map. Places are those of ZIP codes, so a larger scale would show nothing more. */
const MIN_KM_PER_PIXEL = 0.03

/** Creates the projection of a shape. The parameters come from `scripts/places.mjs`. */
export function createProjection({ rotate, parallels, center, scale, translate }: MapShape): Projection {
  const projection = geoConicEqualArea()
    .parallels(parallels)
    .rotate([rotate, 0])
    .center([0, center])
    .scale(scale)
    .translate(translate)
  return {
    project: (longitude, latitude) => projection([longitude, latitude]) ?? [0, 0],
    invert: (x, y) => projection.invert?.([x, y]) ?? [0, 0],
    kmPerUnit: EARTH_KM / scale,
  }
}

/** Units of the shape for each pixel. */
export function unitsPerPixel({ size }: MapShape, { width, height }: Size, zoom: number): number {
  const fit = Math.max(size[0] / Math.max(1, width - MARGIN_PIXELS), size[1] / Math.max(1, height - MARGIN_PIXELS))
  return fit / 2 ** zoom
}

export const wholeRegion = ({ size }: MapShape): View => ({ x: size[0] / 2, y: size[1] / 2, zoom: 0 })

/** Limits a view to the region and to the possible zoom levels. */
export function limitView(shape: MapShape, projection: Projection, size: Size, { x, y, zoom }: View): View {
  const most = Math.log2((unitsPerPixel(shape, size, 0) * projection.kmPerUnit) / MIN_KM_PER_PIXEL)
  const limit = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to)
  return { x: limit(x, 0, shape.size[0]), y: limit(y, 0, shape.size[1]), zoom: limit(zoom, 0, Math.max(0, most)) }
}

/** The view that contains a box in degrees, zoomed in by at least one level from the current view. */
export function viewOfBox(
  shape: MapShape,
  projection: Projection,
  size: Size,
  box: MapCluster['box'],
  from: View,
): View {
  const [west, south, east, north] = box
  const corners = [west, east].flatMap((longitude) =>
    [south, north].map((latitude) => projection.project(longitude, latitude)),
  )
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const units = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const
  const view = viewOfUnits(shape, size, units)
  return limitView(shape, projection, size, { ...view, zoom: Math.max(view.zoom, from.zoom + 1) })
}

/** The space around the places of a filter, so that a single town is shown with its surroundings. */
const SURROUNDINGS_KM = 15

/** The view that contains all clusters of the region; the whole region without any. */
export function viewOfClusters(
  shape: MapShape,
  projection: Projection,
  size: Size,
  clusters: Pick<MapCluster, 'box'>[],
): View {
  const [width, height] = shape.size
  const inside = clusters
    .flatMap(({ box: [west, south, east, north] }) => [
      projection.project(west, south),
      projection.project(west, north),
      projection.project(east, south),
      projection.project(east, north),
    ])
    .filter(([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height)
  if (inside.length === 0) return wholeRegion(shape)
  const [xs, ys] = [inside.map(([x]) => x), inside.map(([, y]) => y)]
  const space = SURROUNDINGS_KM / projection.kmPerUnit
  const box = [
    Math.min(...xs) - space,
    Math.min(...ys) - space,
    Math.max(...xs) + space,
    Math.max(...ys) + space,
  ] as const
  return limitView(shape, projection, size, viewOfUnits(shape, size, box))
}

/** The view that contains a box in units of the shape. */
export function viewOfUnits(shape: MapShape, size: Size, box: readonly [number, number, number, number]): View {
  const [left, top, right, bottom] = box
  const perPixel = Math.max(
    (right - left) / (size.width - 2 * MARGIN_PIXELS),
    (bottom - top) / (size.height - 2 * MARGIN_PIXELS),
    1e-9,
  )
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    zoom: Math.max(0, Math.log2(unitsPerPixel(shape, size, 0) / perPixel)),
  }
}

/**
 * The parameters of the request for the clusters of a view. They are rounded, so that similar views share a cached
 * reply.
 */
export function queryOfView(shape: MapShape, projection: Projection, size: Size, view: View) {
  const perPixel = unitsPerPixel(shape, size, view.zoom)
  const km = CLUSTER_PIXELS * perPixel * projection.kmPerUnit
  const merge_km = Number((2 ** (Math.round(Math.log2(km) * 2) / 2)).toPrecision(3))
  if (view.zoom < 0.5) return { merge_km: String(merge_km) }
  const [halfWidth, halfHeight] = [size.width * perPixel * 0.75, size.height * perPixel * 0.75]
  const [middle] = projection.invert(view.x, view.y)
  const edge = [-1, 0, 1].flatMap((across) =>
    [-1, 0, 1].map((down) => projection.invert(view.x + across * halfWidth, view.y + down * halfHeight)),
  )
  const offsets = edge.map(([longitude]) => normalize(longitude - middle))
  const latitudes = edge.map(([, latitude]) => latitude)
  const box = [
    normalize(middle + Math.min(...offsets)),
    Math.min(...latitudes),
    normalize(middle + Math.max(...offsets)),
    Math.max(...latitudes),
  ]
  return { merge_km: String(merge_km), box: box.map((degrees) => degrees.toFixed(2)).join() }
}

const normalize = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180

/** The view as a parameter of the URL: `61.22,-149.90,3.5`. Empty for the whole region. */
export function formatView(projection: Projection, { x, y, zoom }: View): string {
  if (zoom < 0.1) return ''
  const [longitude, latitude] = projection.invert(x, y)
  return `${latitude.toFixed(3)},${longitude.toFixed(3)},${zoom.toFixed(1)}`
}

/** Parses the parameter of the URL; null for an invalid text. */
export function parseView(projection: Projection, text: string | null): View | null {
  const parts = (text ?? '').split(',').map((part) => (part === '' ? Number.NaN : Number(part)))
  const [latitude = 0, longitude = 0, zoom = 0] = parts
  if (parts.length !== 3 || !parts.every(Number.isFinite) || Math.abs(latitude) > 90) return null
  const [x, y] = projection.project(longitude, latitude)
  return { x, y, zoom }
}

/** The diameter of the mark of a cluster in pixels. */
export const markSize = (count: number) => Math.round(Math.min(54, 22 + 8 * Math.log10(Math.max(1, count)) ** 1.2))

/** A count of businesses, short enough for a mark on the map: `1.2k`. */
export const shortenCount = (count: number) =>
  count < 1000 ? String(count) : `${(count / 1000).toFixed(count < 10_000 ? 1 : 0)}k`

/** Whether all businesses of a cluster are at one point, so that no view can separate them. */
export const isOnePlace = ({ box }: Pick<MapCluster, 'box'>) => box[0] === box[2] && box[1] === box[3]

/** The name of a cluster: its largest town and the number of others. */
export function describeTowns({ name, other_towns, town_count }: MapCluster): string {
  if (town_count === 1) return name || 'Unnamed place'
  if (town_count === 2) return `${name} and ${other_towns[0]}`
  return `${name} and ${town_count - 1} towns nearby`
}
