import { z } from 'zod'
import type { Contract } from '../../../kit/api/contract.ts'
import { choice, searchParam } from '../../../kit/api/schema.ts'

const INVALID_BOX_MESSAGE = 'box must be four numbers: west,south,east,north'

/** Parses `west,south,east,north` in degrees. The west is greater than the east when the box crosses the date line. */
export const box = z
  .string()
  .transform((value) => value.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part))))
  .refine((sides) => sides.length === 4 && sides.every(Number.isFinite), INVALID_BOX_MESSAGE)
  .refine(([west = 0, south = 0, east = 0, north = 0]) => {
    return (
      south <= north && Math.abs(south) <= 90 && Math.abs(north) <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180
    )
  }, INVALID_BOX_MESSAGE)
  .transform((sides) => sides as [west: number, south: number, east: number, north: number])
  .optional()
  .meta({ override: { type: 'string', examples: ['-153,60,-147,62'] } })

/** `now` filters businesses that are open now according to their opening hours. */
export const openNowParam = choice(['now'], 'open').optional()

const INVALID_MERGE_KM_MESSAGE = 'merge_km must be a number from 0 to 2000'
const mergeKm = z
  .string()
  .transform((value) => (value.trim() === '' ? Number.NaN : Number(value)))
  .refine((value) => value >= 0 && value <= 2000, INVALID_MERGE_KM_MESSAGE)
  .optional()
  .transform((value) => value ?? 25)
  .meta({ override: { type: 'number', minimum: 0, maximum: 2000, default: 25 } })

const MapCluster = z
  .object({
    /** The town with most of the businesses. */
    name: z.string(),
    /** At most three other towns, in descending order of their businesses. */
    other_towns: z.array(z.string()),
    town_count: z.number(),
    count: z.number(),
    latitude: z.number(),
    longitude: z.number(),
    /**
     * The box of its businesses: west, south, east and north. West equals east and south equals north when all are at
     * one point.
     */
    box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  })
  .meta({ id: 'MapCluster' })
export type MapCluster = z.output<typeof MapCluster>

const MapShape = z
  .object({
    code: z.string(),
    size: z.tuple([z.number(), z.number()]),
    rotate: z.number(),
    parallels: z.tuple([z.number(), z.number()]),
    center: z.number(),
    scale: z.number(),
    translate: z.tuple([z.number(), z.number()]),
    land: z.string(),
    borders: z.string(),
    areas: z.array(
      z.object({
        name: z.string(),
        box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
        middle: z.tuple([z.number(), z.number()]),
      }),
    ),
  })
  .meta({ id: 'MapShape' })
export type MapShape = z.output<typeof MapShape>

const degrees = (name: string, most: number) =>
  z.number(`${name} must be a number`).min(-most, `${name} is out of range`).max(most, `${name} is out of range`)

export const placesContract = {
  'GET /profiles/map': {
    summary:
      'Where the listed businesses of a search are: places closer than merge_km form one cluster. box limits the clusters, not total and unplaced',
    query: z.object({
      search: searchParam,
      industry: z.string().optional(),
      city: z.string().optional(),
      group: z.string().optional(),
      open: openNowParam,
      box,
      merge_km: mergeKm,
    }),
    reply: z.object({
      clusters: z.array(MapCluster),
      /** The number of matching businesses. */
      total: z.number(),
      /** The number of matching businesses whose place is unknown. */
      unplaced: z.number(),
      /** Whether the counts are estimated from a sample, because very many businesses match. */
      is_estimated: z.boolean(),
    }),
  },
  'GET /places/shape': {
    summary: 'The outline of the region, for a map: SVG paths and the parameters of their conic projection',
    reply: z.object({ shape: MapShape }),
  },
  'POST /places/nearest': {
    summary: 'The ZIP code nearest to a position, which is not stored',
    readOnly: true,
    ignoresKey: true,
    body: z.object({ latitude: degrees('Latitude', 90), longitude: degrees('Longitude', 180) }),
    reply: z.object({
      place: z.object({
        zip_code: z.string(),
        name: z.string(),
        state: z.string(),
        /** The value for the parameter `near`: the ZIP code, or the town when the nearest ZIP code is one for post office boxes. */
        near: z.string(),
      }),
    }),
  },
} satisfies Contract
