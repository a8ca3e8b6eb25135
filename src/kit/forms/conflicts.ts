import { CallError } from '../api/call.ts'

/**
 * Returns the values that somebody else has saved, by field, when a save was refused for them; else null. The editor has
 * seen them when the error is shown, so the next save may replace them.
 */
export function readConflictingValues(error: unknown): Record<string, unknown> | null {
  if (!(error instanceof CallError) || error.status !== 409 || !Array.isArray(error.body?.conflicts)) return null
  const conflicts = error.body.conflicts as { field: string; value: unknown }[]
  return Object.fromEntries(conflicts.map(({ field, value }) => [field, value]))
}
