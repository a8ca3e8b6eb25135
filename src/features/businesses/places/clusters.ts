/** Businesses at one point of the map. */
export type PointCount = { name: string; latitude: number; longitude: number; count: number }
export type Box = [west: number, south: number, east: number, north: number]
type Vector = [x: number, y: number, z: number]

const EARTH_KM = 6371
/** A reply has no more clusters, so that a map stays legible. */
const MAX_CLUSTERS = 400

function toVector({ latitude, longitude }: { latitude: number; longitude: number }): Vector {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return [
    EARTH_KM * Math.cos(phi) * Math.cos(lambda),
    EARTH_KM * Math.cos(phi) * Math.sin(lambda),
    EARTH_KM * Math.sin(phi),
  ]
}

const isWithin = (a: Vector, b: Vector, km: number) =>
  (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2 < km * km

type Cell = { points: PointCount[]; count: number; vector: Vector }

/** Puts points into cells of a grid, so that clusters are made of few cells. */
function collectCells(points: PointCount[], km: number): Cell[] {
  const cells = new Map<string, Cell>()
  for (const point of points) {
    const vector = toVector(point)
    const key =
      km > 0 ? vector.map((value) => Math.floor((3 * value) / km)).join() : `${point.latitude},${point.longitude}`
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
 * Clusters of places that are closer than `mergeKm` to the largest place of the cluster. The largest places come first, so a
 * cluster has its middle and its name from the town that most people look for.
 */
export function clusterPoints(points: PointCount[], mergeKm: number) {
  const cells = collectCells(points, mergeKm).sort((a, b) => b.count - a.count)
  const clusters: Cell[] = []
  for (const { points, count, vector } of cells) {
    const near = clusters.find((cluster) => isWithin(cluster.vector, vector, mergeKm))
    if (near) {
      near.points.push(...points)
      near.count += count
    } else clusters.push({ points: [...points], count, vector })
  }
  return clusters.map(describeCluster).sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}

function describeCluster({ points, count }: Cell) {
  const towns = new Map<string, number>()
  for (const { name, count } of points) towns.set(name, (towns.get(name) ?? 0) + count)
  const [name = '', ...others] = [...towns]
    .sort(([a, many], [b, few]) => few - many || a.localeCompare(b))
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
/** A longitude from -180 to 180. */
const normalize = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180
/** Degrees to the east of a meridian, 0 to 360. */
const fromWest = (longitude: number, west: number) => (((longitude - west) % 360) + 360) % 360

/** The smallest box around points. It may cross the date line: then its west is greater than its east. */
function boxOf(points: PointCount[]): Box {
  const middle = points[0]?.longitude ?? 0
  const fromMiddle = ({ longitude }: PointCount) => normalize(longitude - middle)
  const pick = (isBetter: (a: number, b: number) => boolean) =>
    points.reduce((best, point) => (isBetter(fromMiddle(point), fromMiddle(best)) ? point : best)).longitude
  const latitudes = points.map(({ latitude }) => latitude)
  const limit = (choose: (a: number, b: number) => number) => latitudes.reduce((a, b) => choose(a, b))
  return [pick((a, b) => a < b), limit(Math.min), pick((a, b) => a > b), limit(Math.max)]
}

/** The clusters in a box. Its west is greater than its east where it crosses the date line. */
export const selectInBox = <T extends { latitude: number; longitude: number }>(clusters: T[], box: Box | undefined) =>
  (box === undefined
    ? clusters
    : clusters.filter(({ latitude, longitude }) => {
        const [west, south, east, north] = box
        const isInside = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
        return isInside && latitude >= south && latitude <= north
      })
  ).slice(0, MAX_CLUSTERS)
