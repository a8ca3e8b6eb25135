import { readFileSync } from 'node:fs'
import { ensureBuilt, ensureInstalled, runPinned } from './setup.mjs'

const { admin, password } = JSON.parse(readFileSync('demo/logins.json', 'utf8'))
const env = {
  DATA_DIR: process.env.DATA_DIR || './data-demo',
  ADMIN_EMAIL: admin,
  ADMIN_PASSWORD: password,
  DATABASE_URL: '',
  DATABASE_READ_URL: '',
  SMTP_URL: '',
}

ensureInstalled()
await ensureBuilt()
const code = await runPinned(['demo/seed.ts'], env)
process.exit(code || (await runPinned(['eval/chat.ts', ...process.argv.slice(2)], env)))
