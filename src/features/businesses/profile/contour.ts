const [WIDTH, HEIGHT] = [1200, 320]
const RINGS_PER_PEAK = 8
const POINTS_PER_RING = 9
/** Pixels between two lines. */
const LINE_SPACING_PIXELS = 46

/** Returns a generator of numbers from 0 to 1 that depend only on the text (FNV-1a hash, then mulberry32). */
function createRandom(text: string) {
  let state = 2166136261
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

type Point = [x: number, y: number]
const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]
const format = (points: Point[]) => points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join(' ')

/** A closed curve through the middles of a polygon's sides. */
function smooth(corners: Point[]): string {
  const start = middle(corners.at(-1) as Point, corners[0] as Point)
  const curves = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] as Point
    return `Q${format([corner, middle(corner, next)])}`
  })
  return `M${format([start])}${curves.join('')}`
}

/**
 * Draws the contour lines of a hill in a box of 1200 × 320, as SVG paths: every fourth line is an index contour, as on
 * maps. The lines never cross, because the random offset of a ring is less than the distance between rings.
 */
export function drawContour(place: string): { lines: string; index: string } {
  const random = createRandom(place.toLowerCase())
  const top: Point = [WIDTH * (0.3 + 0.4 * random()), HEIGHT * (0.3 + 0.4 * random())]
  const drift: Point = [16 * (random() - 0.5), 8 * (random() - 0.5)]
  const createShape = () => {
    const [second, third] = [7 * random(), 7 * random()]
    return (angle: number) => 0.16 * Math.cos(2 * angle + second) + 0.09 * Math.cos(3 * angle + third)
  }
  const [inner, outer] = [createShape(), createShape()]
  const rings = Array.from({ length: RINGS_PER_PEAK }, (_, ring) => {
    const share = ring / RINGS_PER_PEAK
    const corners = Array.from({ length: POINTS_PER_RING }, (_, point): Point => {
      const angle = (point / POINTS_PER_RING) * 2 * Math.PI
      const radius = (18 + LINE_SPACING_PIXELS * ring) * (1 + (1 - share) * inner(angle) + share * outer(angle))
      return [
        top[0] + drift[0] * ring + 1.7 * radius * Math.cos(angle),
        top[1] + drift[1] * ring + 0.8 * radius * Math.sin(angle),
      ]
    })
    return smooth(corners)
  })
  const isIndex = (ring: number) => ring % 4 === 3
  return {
    lines: rings.filter((_, ring) => !isIndex(ring)).join(''),
    index: rings.filter((_, ring) => isIndex(ring)).join(''),
  }
}
