import { classifyDatabaseError } from '../database/databaseErrors.server.ts'

/**
 * Runs one step of the start.
 * @throws an `Error` that names the step and its reason.
 */
export async function runStartupStep<T>(name: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const { message } = error as Error
    const cause = classifyDatabaseError(error)?.cause
    throw new Error(`The start failed while ${name}: ${cause ? `${cause} (${message})` : message}`, { cause: error })
  }
}
