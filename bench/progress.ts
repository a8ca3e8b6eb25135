import { minutes } from './options.ts'

const started = performance.now()
const elapsed = () => (performance.now() - started) / 1000

/** Prints a line with the time since the start, apart from the results. */
export function report(text: string) {
  const seconds = Math.floor(elapsed())
  console.error(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}  ${text}`)
}

/** Whether the time of the bench is over, so that `what` is left out. */
export function isTooLate(what: string): boolean {
  const isLate = elapsed() > minutes * 60
  if (isLate) report(`${what}: left out, because ${minutes} minutes are over (--minutes changes that)`)
  return isLate
}

/** Reports a failed measurement. The others go on, and the exit code tells of it at the end. */
export function reportFailure(what: string, error: unknown) {
  report(`${what}: failed. ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
