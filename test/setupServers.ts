import { afterAll, afterEach } from 'vitest'
import { dropEmptyDatabases } from './emptyDatabase.ts'
import { removeFolders, stopLaunched, stopStarted } from './serverProcess.ts'

afterEach(stopStarted)
afterAll(async () => {
  await stopLaunched()
  await removeFolders()
  await dropEmptyDatabases()
})
