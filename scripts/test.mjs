import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, runPinned } from './setup.mjs'

const args = process.argv.slice(2)
ensureInstalled()
// Unit tests start no server, so they need no build.
if (!/^--project[ =]unit( (?!.*--project)|$)/.test(args.join(' '))) await ensureBuilt()

/** More failed files than this are hardly caused by a busy machine. */
const MAX_REPEATED_FILES = 3

const first = await runTests(args)
const repeatedFiles = args.length === 0 ? findRepeatableFiles(first) : []
const last = repeatedFiles.length > 0 ? await runTests(repeatedFiles) : first
for (const name of first.repeatedTests) console.log(`passed only when it was repeated: ${name}`)
if (last !== first)
  for (const name of first.failedTests)
    if (!last.failedTests.includes(name)) console.log(`passed only when its file was repeated: ${name}`)
console.log(`${first.passed + first.failed - last.failed} passed, ${last.failed} failed`)
process.exit(last.code || (first.passed + last.failed === 0 ? 1 : 0))

/**
 * The failed browser tests of a whole run, during which Chromium sometimes stalls. A failed test is repeated alone first,
 * which does not help when it or others in its file have changed the data that it needs.
 */
function findRepeatableFiles({ failedFiles }) {
  const isRepeatable = failedFiles.every((file) => file.endsWith('.browser.test.ts'))
  return isRepeatable && failedFiles.length <= MAX_REPEATED_FILES ? failedFiles : []
}

/** Runs vitest with these arguments. */
async function runTests(args) {
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
  const result = readReport(report)
  rmSync(folder, { recursive: true })
  return { code, ...result }
}

function readReport(file) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'))
    const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length)
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
    const repeated = tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    const failed = tests.filter(({ status }) => status === 'failed')
    return {
      passed: numPassedTests,
      failed: numFailedTests + broken.length,
      failedFiles: testResults.filter(({ status }) => status === 'failed').map(({ name }) => name),
      failedTests: failed.map(({ fullName }) => fullName),
      repeatedTests: repeated.map(({ fullName }) => fullName),
    }
  } catch {
    return { passed: 0, failed: 0, failedFiles: [], failedTests: [], repeatedTests: [] }
  }
}
