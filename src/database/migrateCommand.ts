import { readServerSettings } from '../kit/server/settings.server.ts'
import { migrate } from './migrate.server.ts'

// npm run migrate -- [ROLE], for a DATABASE_URL with an owner and a separate role of the application

async function main() {
  const { database_url, database_direct_url } = readServerSettings(process.env)
  if (!database_url) throw new Error('DATABASE_URL is required. The embedded database is migrated at every start')
  const [applicationRole, ...others] = process.argv.slice(2)
  if (applicationRole?.startsWith('-') || others.length > 0) {
    throw new Error('Name one role or none: npm run migrate -- ROLE')
  }
  const applied = await migrate({ connectionString: database_direct_url ?? database_url }, { applicationRole })
  console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is up to date')
  if (applicationRole) console.log(`${applicationRole} has the rights of the application`)
}

main().catch((error: Error) => {
  console.error(process.env.DEBUG ? error : error.message)
  process.exit(1)
})
