import { type TestFunction, test } from 'vitest'

/** Whether to run the long form, which repeats each fault more often and with a longer duration. */
export const isLongRun = process.env.FAULTS === 'long'

/** Measurements of a fault, shown as a row of the table. */
export type Figures = {
  rounds?: number
  /** The number of unexpected exits of server processes. */
  died?: number
  /** The number of writes with a successful response. */
  acknowledged?: number
  /** The number of acknowledged writes that are missing afterwards. */
  lost?: number
  /** The numbers of responses by status. `none` counts broken connections. */
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

/** A fault that only the long form runs. The short form reports it as skipped. */
export function longFault(name: string, run: Run) {
  addTest(test.skipIf(!isLongRun), name, run)
}

function addTest(test: (name: string, run: TestFunction) => void, name: string, run: Run) {
  test(name, async ({ task }) => {
    await run((figures) => {
      task.meta.figures = figures
    })
  })
}
