import { alaska } from './alaska.ts'
import type { RegionFacts } from './regionFacts.ts'

/** The region of this network. */
export const region: RegionFacts = alaska
