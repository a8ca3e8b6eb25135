// Runs the static checks: all of them, or those named as arguments, such as `npm run check -- types lint`.
import { ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
const dpdm = ['--no-tree', '--no-warning', '--no-progress', '--exit-code=circular:1']
const checks = {
  types: ['node_modules/typescript/bin/tsc', '--noEmit'],
  lint: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors', process.stdout.isTTY ? 'force' : 'off', '.'],
  circles: ['node_modules/dpdm/lib/bin/dpdm.js', ...dpdm, 'src/**/*.{ts,tsx}'],
  layers: ['scripts/layers.ts'],
  words: ['scripts/words.mjs'],
  advisories: ['scripts/advisories.mjs'],
  unused: ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
}
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(checks)
for (const name of names) {
  const args = checks[name]
  if (!args) {
    console.error(`There is no check ${name}. The checks are ${Object.keys(checks).join(', ')}.`)
    process.exit(2)
  }
  const code = await runPinned(args)
  if (code !== 0) {
    console.error(`The check ${name} failed.`)
    process.exit(code)
  }
}
