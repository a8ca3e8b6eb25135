import { ensureBuilt, ensureInstalled, runPinned } from './setup.mjs'

const env = {
  DATA_DIR: process.env.DATA_DIR || './data-demo',
  DATABASE_URL: '',
  DATABASE_READ_URL: '',
  SMTP_URL: '',
  CHAT_API_KEY: '',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
}

ensureInstalled()
await ensureBuilt()
const code = await runPinned(['demo/seed.ts'], env)
process.exit(code || (await runPinned(['eval/chat.ts'], env)))
