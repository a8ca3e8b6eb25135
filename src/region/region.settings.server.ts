import { z } from 'zod'
import { createSettingsReader, displayName } from '../kit/server/settings.server.ts'
import { region } from './region.ts'

const isTimeZone = (zone: string) => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

const Environment = z.object({
  SITE_NAME: displayName.default(`${region.name} Business Network`),
  REGION_NAME: displayName.default(region.name),
  REGION_CODE: z
    .string()
    .regex(/^[A-Z]{2}$/, `must be two capital letters, such as ${region.code}`)
    .default(region.code),
  REGION_TIME_ZONE: z
    .string()
    .refine(isTimeZone, `must be a time zone, such as ${region.time_zone}`)
    .default(region.time_zone),
})

/** Reads the names of the network and of its region. */
export const readRegionSettings = createSettingsReader(Environment, (env) => ({
  name: env.SITE_NAME,
  region_name: env.REGION_NAME,
  region_code: env.REGION_CODE,
  time_zone: env.REGION_TIME_ZONE,
}))
