import { afterAll } from 'vitest'
import { closeTestDatabase, openTestDatabase } from './database.ts'

await openTestDatabase()
afterAll(closeTestDatabase)
