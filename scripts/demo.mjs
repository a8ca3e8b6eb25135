import { readFileSync } from 'node:fs'
import { prepareDemo } from './setup.mjs'
import { superviseServer } from './supervise.mjs'

const { admin, member, password } = JSON.parse(readFileSync('demo/logins.json', 'utf8'))
const env = await prepareDemo()
console.log(
  `Log in to the demo as ${admin}, or as a member, such as ${member}.\nPassword of every account: ${password}`,
)
process.exit(await superviseServer(process.argv.slice(2), { LOG_RESET_LINKS: 'on', ...env }))
