import { minutes } from './options.ts'

const started = performance.now()
const elapsed = () => (performance.now() - started) / 1000

/**
 * Prints a progress message with the time since the start to standard error, so that it is separate from the results.
 */
export function report(text: string) {
  const seconds = Math.floor(elapsed())
  console.error(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}  ${text}`)
}

/** Whether the time limit of the bench has passed, so that `what` is skipped. */
export function isTooLate(what: string): boolean {
  const isLate = elapsed() > minutes * 60
  if (isLate) report(`${what}: left out, because ${minutes} minutes are over (--minutes changes that)`)
  return isLate
}

/** Reports a failed measurement. The others continue, and the exit code at the end is not 0. */
export function reportFailure(what: string, error: unknown) {
  report(`${what}: failed. ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
