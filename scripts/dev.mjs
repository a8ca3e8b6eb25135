import { ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
// Without SMTP_URL, the link of a password reset is only in a file and in the log.
process.env.LOG_RESET_LINKS ||= 'on'
process.exit(await runPinned(['src/server/development.ts', ...process.argv.slice(2)]))
