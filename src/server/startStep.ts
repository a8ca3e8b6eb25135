/**
 * Runs one step of the start.
 * @throws an `Error` that names the step and its reason.
 */
export async function startStep<T>(name: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw new Error(`The start failed while ${name}: ${(error as Error).message}`, { cause: error })
  }
}
