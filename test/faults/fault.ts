import { type TestFunction, test } from 'vitest'

/** The long form repeats each fault more often and lets it last longer. */
export const isLong = process.env.FAULTS === 'long'

/** What a row of the table shows. */
export type Figures = {
  rounds?: number
  /** How often a server process ended without being told to. */
  died?: number
  /** Writes answered with success. */
  acknowledged?: number
  /** Acknowledged writes that are missing afterwards. */
  lost?: number
  /** How many answers had each status; `none` counts broken connections. */
  answers?: Record<string, number>
  remarks?: string
}

type Run = (report: (figures: Figures) => void) => Promise<void>

/**
 * A test of the fault suite.
 * @param run calls `report` before its assertions, so that the table also shows figures of a failed test.
 */
export function fault(name: string, run: Run) {
  addTest(test, name, run)
}

/** A fault of the long form only; the short form reports it as skipped. */
export function longFault(name: string, run: Run) {
  addTest(test.skipIf(!isLong), name, run)
}

function addTest(test: (name: string, run: TestFunction) => void, name: string, run: Run) {
  test(name, async ({ task }) => {
    await run((figures) => {
      task.meta.figures = figures
    })
  })
}
