import { afterAll } from 'vitest'
import { hashCost } from '../src/kit/server/passwords.server.ts'
import { closeTestDatabase, openTestDatabase } from './database.ts'

// A cheap hash, because many tests create accounts and log in.
Object.assign(hashCost, { memoryCost: 64, timeCost: 1 })

await openTestDatabase()
afterAll(closeTestDatabase)
