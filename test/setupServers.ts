import { afterAll, afterEach } from 'vitest'
import { dropEmptyDatabases } from './emptyDatabase.ts'
import { killProcesses, killServers, removeFolders } from './serverProcess.ts'

afterEach(killServers)
afterAll(async () => {
  await killProcesses()
  await removeFolders()
  await dropEmptyDatabases()
})
