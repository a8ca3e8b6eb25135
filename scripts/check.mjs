import { ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
const dpdm = ['--no-tree', '--no-warning', '--no-progress', '--transform', '--exit-code=circular:1']
const checks = {
  Types: ['node_modules/typescript/bin/tsc', '--noEmit'],
  Lint: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors', process.stdout.isTTY ? 'force' : 'off', '.'],
  Circles: ['node_modules/dpdm/lib/bin/dpdm.js', ...dpdm, 'src/**/*.{ts,tsx}'],
  Rooms: ['scripts/rooms.mjs'],
  Unused: ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
}
for (const [name, args] of Object.entries(checks)) {
  const code = await runPinned(args)
  if (code !== 0) {
    console.error(`${name}: failed.`)
    process.exit(code)
  }
}
