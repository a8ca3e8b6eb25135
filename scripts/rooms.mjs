// Who may import whom: kit ← database ← features ← app and server, and what reaches the browser no *.server.ts.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const forbidden = {
  kit: ['database', 'features', 'app', 'server'],
  database: ['features', 'app', 'server'],
  features: ['app', 'server'],
}
const browserRooms = ['kit', 'features', 'app']
const runsOnServer = /\.(server|test|make)\.tsx?$/
const statement = /^\s*(?:import|export)\s+(type\s)?(?:[\w*{][^'"=();]*?\bfrom\s*)?['"]([^'"]+)['"]/gm
const call = /(?<!typeof )\bimport\(()\s*['"]([^'"]+)['"]/g

const faults = readdirSync('src', { recursive: true })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => {
    const source = readFileSync(join('src', file), 'utf8')
    return [...source.matchAll(statement), ...source.matchAll(call)].flatMap(([, isType, path]) => {
      if (!path.startsWith('.')) return []
      const target = join(dirname(file), path)
      const [room, targetRoom] = [file, target].map((name) => name.split('/')[0])
      if (forbidden[room]?.includes(targetRoom)) return `${file} imports ${target}: ${room} may not use ${targetRoom}`
      const reachesBrowser = browserRooms.includes(room) && !runsOnServer.test(file)
      if (reachesBrowser && !isType && /\.server\.tsx?$/.test(target)) {
        return `${file} imports ${target}: it reaches the browser, which no server file may (import type is fine)`
      }
      return []
    })
  })

for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log('Every import stays within its rooms.')
