import type { Request } from 'autocannon'
import type { Load } from '../load.ts'
import type { Network } from '../network.ts'
import type { Server } from '../server.ts'

/** One load on the network. */
export type Scenario = {
  name: string
  load(network: Network, round: number): Load
  /** Starts concurrent work. @returns a function that stops it. */
  beside?(server: Server, network: Network): () => Promise<unknown>
}

export type Section = 'pages' | 'calls' | 'writes' | 'workers'

/** Scenarios whose rounds alternate with those of the same floor. */
export type Group = {
  section: Section
  /** The work of the bare server for comparison: to send the same number of bytes, or to run the same statements. */
  floor: 'bytes' | 'statements' | null
  /** Requests before each round, which put pages into the cache. */
  warm?(network: Network): Request[]
  scenarios: Scenario[]
}

/** A group of one scenario. */
export const single = (
  section: Section,
  floor: Group['floor'],
  name: string,
  load: (network: Network, round: number) => Request[] | Load,
): Group => ({
  section,
  floor,
  scenarios: [
    {
      name,
      load: (network, round) => {
        const loaded = load(network, round)
        return Array.isArray(loaded) ? { requests: loaded } : loaded
      },
    },
  ],
})
