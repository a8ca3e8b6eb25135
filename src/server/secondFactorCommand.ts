import { assertDatabaseExists, withDatabase } from '../database/commandDatabase.server.ts'
import { openDatabase } from '../database/open.server.ts'
import { removeSecondFactor } from '../features/secondFactor/removeSecondFactor.server.ts'
import { readServerSettings } from '../kit/server/settings.server.ts'

// npm run second-factor -- remove EMAIL, for a member who has lost the app, the passkeys and the recovery codes

async function main() {
  const [command, email, ...others] = process.argv.slice(2)
  if (command !== 'remove' || !email || others.length > 0) {
    throw new Error('Name one account: npm run second-factor -- remove someone@example.com')
  }
  const settings = readServerSettings(process.env)
  assertDatabaseExists(settings)
  await withDatabase(settings, async (connection) => {
    const { db, close } = openDatabase(connection, undefined, 1)
    try {
      const { sessions } = await removeSecondFactor(db, email)
      console.log(`${email} logs in with the password alone. Sessions ended: ${sessions}`)
    } finally {
      await close()
    }
  })
}

main().catch((error: Error) => {
  console.error(process.env.DEBUG ? error : `Nothing was changed: ${error.message}`)
  process.exit(1)
})
