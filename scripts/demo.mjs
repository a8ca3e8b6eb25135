import { readFileSync } from 'node:fs'
import { prepareDemo, runPinned } from './setup.mjs'

const { admin, member, password } = JSON.parse(readFileSync('demo/logins.json', 'utf8'))
const env = await prepareDemo()
console.log(`Log in to the demo as ${admin}, or as a member, such as ${member}.\nEverybody’s password: ${password}`)
process.exit(await runPinned(['src/server/main.ts', ...process.argv.slice(2)], env))
