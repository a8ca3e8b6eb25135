// Runs the static checks: all of them, or those named as arguments, such as `npm run check -- types lint`.
import { availableParallelism } from 'node:os'
import { ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
const dpdm = ['--no-tree', '--no-warning', '--no-progress', '--exit-code=circular:1']
// Every checker infers the types of shared files again, so one checker per processor takes twice the processor time.
const checkers = Math.min(4, Math.ceil(availableParallelism() / 2))
const checks = {
  types: ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', `${checkers}`],
  lint: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors', process.stdout.isTTY ? 'force' : 'off', '.'],
  circles: ['node_modules/dpdm/lib/bin/dpdm.js', ...dpdm, 'src/**/*.{ts,tsx}'],
  layers: ['scripts/layers.ts'],
  words: ['scripts/words.mjs'],
  advisories: ['scripts/advisories.mjs'],
  unused: ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
}
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(checks)
for (const name of names) {
  if (checks[name]) continue
  console.error(`There is no check ${name}. The checks are ${Object.keys(checks).join(', ')}.`)
  process.exit(2)
}
const waiting = [...names]
const failed = []
async function runChecks() {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    if ((await runPinned(checks[name])) !== 0) failed.push(name)
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, runChecks))
for (const name of failed) console.error(`The check ${name} failed.`)
process.exit(failed.length > 0 ? 1 : 0)
