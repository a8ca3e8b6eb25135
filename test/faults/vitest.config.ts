import { defineConfig } from 'vitest/config'
import { LongestFirst } from '../longestFirst.ts'
import FaultTable from './table.ts'

/** The fault suite runs separately, because other load on the machine would distort its measurements. */
export default defineConfig({
  test: {
    include: ['test/faults/**/*.faults.ts'],
    globalSetup: 'test/globalSetup.ts',
    setupFiles: ['test/setup.ts', 'test/setupServers.ts'],
    reporters: ['default', new FaultTable()],
    testTimeout: 20 * 60_000,
    hookTimeout: 60_000,
    // The long form measures times; the short form mostly waits.
    maxWorkers: process.env.FAULTS === 'long' ? 1 : 2,
    sequence: { sequencer: LongestFirst },
  },
})
