import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, runPinned } from './setup.mjs'

const args = process.argv.slice(2)
ensureInstalled()
// Unit tests start no server, so they need no build.
if (!/^--project[ =]unit( (?!.*--project)|$)/.test(args.join(' '))) await ensureBuilt()

const folder = mkdtempSync(join(tmpdir(), 'report-'))
const report = join(folder, 'report.json')
const code = await runPinned([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...args,
])
const { passed, failed, repeated } = readReport(report)
rmSync(folder, { recursive: true })
for (const name of repeated) console.log(`passed only when it was repeated: ${name}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(code || (passed + failed === 0 ? 1 : 0))

function readReport(file) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'))
    const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length)
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
    const repeated = tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    return {
      passed: numPassedTests,
      failed: numFailedTests + broken.length,
      repeated: repeated.map(({ fullName }) => fullName),
    }
  } catch {
    return { passed: 0, failed: 0, repeated: [] }
  }
}
