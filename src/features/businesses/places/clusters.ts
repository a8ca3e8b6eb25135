/** Businesses at one point of the map. */
export type PointCount = { name: string; latitude: number; longitude: number; count: number }
export type Box = [west: number, south: number, east: number, north: number]
type Vector = [x: number, y: number, z: number]

const EARTH_KM = 6371
/** Compares by code units: comparing thousands of names by the rules of a language takes longer than clustering. */
const compareNames = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
/** The maximum number of clusters in a reply, so that a map stays legible. */
const MAX_CLUSTERS = 400

function toVector({ latitude, longitude }: { latitude: number; longitude: number }): Vector {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  const toAxis = EARTH_KM * Math.cos(phi)
  return [toAxis * Math.cos(lambda), toAxis * Math.sin(lambda), EARTH_KM * Math.sin(phi)]
}

const isWithin = (a: Vector, b: Vector, km: number) =>
  (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2 < km * km

/** The maximum number of cells along one side of a grid whose cells are numbered. */
const MAX_GRID_CELLS = 200_000

/** The number of a cell in a grid of cubes with this side; a text when there are too many cells for exact numbers. */
function gridKey(x: number, y: number, z: number, side: number): string | number {
  const half = Math.ceil(EARTH_KM / side) + 2
  const size = 2 * half
  return size <= MAX_GRID_CELLS ? ((x + half) * size + y + half) * size + z + half : `${x},${y},${z}`
}

const cellOf = (vector: Vector, side: number) =>
  gridKey(Math.floor(vector[0] / side), Math.floor(vector[1] / side), Math.floor(vector[2] / side), side)

/** The indexes of clusters by the cells of a coarse grid, so that a place is compared only with clusters around it. */
type Grid = Map<string | number, number[]>

/** The first cluster within `km` of a place; `clusters.length` when there is none. */
function findNear(grid: Grid, clusters: Cell[], [x, y, z]: Vector, km: number): number {
  const side = 2 * km
  // All places within `km` are in eight cells of twice that side. The loops create no arrays, because there are many
  // places.
  const [x0, y0, z0] = [Math.floor((x - km) / side), Math.floor((y - km) / side), Math.floor((z - km) / side)]
  const [x1, y1, z1] = [Math.floor((x + km) / side), Math.floor((y + km) / side), Math.floor((z + km) / side)]
  let nearest = clusters.length
  for (let i = x0; i <= x1; i++) {
    for (let j = y0; j <= y1; j++) {
      for (let k = z0; k <= z1; k++) {
        for (const place of grid.get(gridKey(i, j, k, side)) ?? []) {
          if (place < nearest && isWithin((clusters[place] as Cell).vector, [x, y, z], km)) nearest = place
        }
      }
    }
  }
  return nearest
}

type Cell = { points: PointCount[]; count: number; vector: Vector }

/** Collects points in the cells of a grid, so that there are fewer items to cluster. */
function collectCells(points: PointCount[], km: number): Cell[] {
  const cells = new Map<string | number, Cell>()
  for (const point of points) {
    const vector = toVector(point)
    const key = km > 0 ? cellOf(vector, km / 3) : `${point.latitude},${point.longitude}`
    const cell = cells.get(key)
    if (!cell) cells.set(key, { points: [point], count: point.count, vector })
    else {
      cell.points.push(point)
      cell.count += point.count
    }
  }
  return [...cells.values()]
}

/**
 * Clusters places that are closer than `mergeKm` to the largest place of the cluster. The largest places are processed
 * first, so the town that most people look for gives a cluster its center and its name.
 */
export function clusterPoints(points: PointCount[], mergeKm: number) {
  const cells = collectCells(points, mergeKm).sort((a, b) => b.count - a.count)
  const clusters: Cell[] = []
  const grid: Grid = new Map()
  for (const cell of cells) {
    const { points, count, vector } = cell
    const near = mergeKm > 0 ? clusters[findNear(grid, clusters, vector, mergeKm)] : undefined
    if (near) {
      for (const point of points) near.points.push(point)
      near.count += count
      continue
    }
    if (mergeKm > 0) {
      const key = cellOf(vector, 2 * mergeKm)
      const clustersInCell = grid.get(key)
      if (clustersInCell) clustersInCell.push(clusters.length)
      else grid.set(key, [clusters.length])
    }
    clusters.push(cell)
  }
  return clusters.map(describeCluster).sort((a, b) => b.count - a.count || compareNames(a.name, b.name))
}

function describeCluster({ points, count }: Cell) {
  const [first] = points
  if (first && points.length === 1) {
    const { name, latitude, longitude } = first
    const box: Box = [longitude, latitude, longitude, latitude]
    const middle = { latitude: round(latitude), longitude: round(normalize(longitude)) }
    return { name, other_towns: [], town_count: 1, count, ...middle, box }
  }
  const towns = new Map<string, number>()
  for (const { name, count } of points) towns.set(name, (towns.get(name) ?? 0) + count)
  const [name = '', ...others] = [...towns]
    .sort(([a, many], [b, few]) => few - many || compareNames(a, b))
    .map(([town]) => town)
  const box = boxOf(points)
  const town = points.filter((point) => point.name === name)
  const townCount = town.reduce((sum, point) => sum + point.count, 0)
  const average = (of: (point: PointCount) => number) =>
    town.reduce((sum, point) => sum + of(point) * point.count, 0) / townCount
  return {
    name,
    other_towns: others.slice(0, 3),
    town_count: towns.size,
    count,
    latitude: round(average(({ latitude }) => latitude)),
    longitude: round(normalize(average(({ longitude }) => fromWest(longitude, box[0])) + box[0])),
    box,
  }
}

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000
/** Normalizes a longitude to -180 to 180. */
const normalize = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180
/** The degrees to the east of a meridian, from 0 to 360. */
const fromWest = (longitude: number, west: number) => (((longitude - west) % 360) + 360) % 360

/** The smallest box around points. When it crosses the date line, its west is greater than its east. */
function boxOf(points: PointCount[]): Box {
  const middle = points[0]?.longitude ?? 0
  const fromMiddle = ({ longitude }: PointCount) => normalize(longitude - middle)
  const pick = (isBetter: (a: number, b: number) => boolean) =>
    points.reduce((best, point) => (isBetter(fromMiddle(point), fromMiddle(best)) ? point : best)).longitude
  const latitudes = points.map(({ latitude }) => latitude)
  const limit = (choose: (a: number, b: number) => number) => latitudes.reduce((a, b) => choose(a, b))
  return [pick((a, b) => a < b), limit(Math.min), pick((a, b) => a > b), limit(Math.max)]
}

/** The clusters in a box. When the box crosses the date line, its west is greater than its east. */
export const selectInBox = <T extends { latitude: number; longitude: number }>(clusters: T[], box: Box | undefined) =>
  (box === undefined
    ? clusters
    : clusters.filter(({ latitude, longitude }) => {
        const [west, south, east, north] = box
        const isInside = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
        return isInside && latitude >= south && latitude <= north
      })
  ).slice(0, MAX_CLUSTERS)
