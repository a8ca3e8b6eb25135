import { readFileSync } from 'node:fs'
import { ensureBuilt, ensureInstalled, runPinned } from './setup.mjs'

const { admin, member, password } = JSON.parse(readFileSync('demo/logins.json', 'utf8'))
const env = {
  DATA_DIR: process.env.DATA_DIR || './data-demo',
  ADMIN_EMAIL: admin,
  ADMIN_PASSWORD: password,
  // invented people belong into no database but the demo's own, and get no mail
  DATABASE_URL: '',
  DATABASE_READ_URL: '',
  SMTP_URL: '',
}

ensureInstalled()
await ensureBuilt()
const code = await runPinned(['demo/seed.ts'], env)
if (code !== 0) process.exit(code)
console.log(`Log in to the demo as ${admin}, or as a member, such as ${member}.\nEverybody’s password: ${password}`)
process.exit(await runPinned(['src/server/main.ts', ...process.argv.slice(2)], env))
