// npm run eval:chat [-- OPTIONS]: measures the assistant and the site search on the demo data in DATA_DIR.
// With the settings of a model (CHAT_API_KEY and others), the model answers. Options: see docs/assistant.md.
import { parseArgs } from 'node:util'
import { startServer } from '../bench/server.ts'
import logins from '../demo/logins.json' with { type: 'json' }
import { readSettings } from '../src/server/settings.ts'
import { type AskedQuestion, ask, type Target } from './ask.ts'
import { connectTools } from './askTools.ts'
import { readCatalog } from './catalog.ts'
import { formatTable } from './figures.ts'
import { isApplicable } from './judge.ts'
import { type Question, readQuestionFile } from './questionFile.ts'
import { findMissedGoals, listMisses, summarizeAll } from './report.ts'
import { freeze, openSealed, recordRun, retire, sealedFiles } from './sealed.ts'

const CONCURRENCY = 4

const { values: options } = parseArgs({
  options: {
    sealed: { type: 'boolean', default: false },
    freeze: { type: 'boolean', default: false },
    retire: { type: 'boolean', default: false },
    site: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    kind: { type: 'string' },
    file: { type: 'string' },
  },
})

/** Runs a function, and exits with the message of its error, which the user can correct. */
function exitOnError<T>(run: () => T): T {
  try {
    return run()
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

if (options.freeze) {
  const { sha256, frozen } = exitOnError(() => freeze(sealedFiles))
  console.log(`Frozen on ${frozen}: ${sha256}`)
  process.exit(0)
}
if (options.sealed && (options.kind || options.file || options.site || (options.misses && !options.retire))) {
  console.error('The sealed set runs as a whole, and its misses are shown only when it is retired (--retire).')
  process.exit(1)
}
const lock = options.sealed ? exitOnError(() => openSealed(sealedFiles)) : null
const files = lock
  ? [sealedFiles.questions]
  : options.file
    ? [options.file]
    : ['eval/development.json', 'eval/spent.json']
const questions = exitOnError(() => files.flatMap(readQuestionFile)).filter(
  ({ kind }) => !options.kind || kind === options.kind,
)

const { data_dir, site } = readSettings(process.env)
const server = await startServer(data_dir, { login: { email: logins.admin, password: logins.password } })
const asked: AskedQuestion[] = []
const notToday: Question[] = []
let broken: string[] = []
try {
  const target: Target = {
    url: server.url,
    catalog: await readCatalog(server.url, site.time_zone),
    siteOnly: options.site,
    searchTools: await connectTools(server.url),
  }
  const { today, demoDay } = target.catalog.days
  if (today !== demoDay) {
    console.warn(`The demo data was made on ${demoDay}. Jobs have expired since. Delete ${data_dir} to make it anew.`)
  }
  const queue = questions.filter((question) => {
    const applicable = isApplicable(target.catalog, question.expect)
    if (!applicable) notToday.push(question)
    return applicable
  })
  const answers = new Map<Question, AskedQuestion>()
  const next = queue.values()
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const question of next) answers.set(question, await ask(target, question))
    }),
  )
  asked.push(...queue.flatMap((question) => answers.get(question) ?? []))
  broken = await findBrokenLinks(server.url, asked)
} finally {
  await server.stop()
}

/** Finds links to this site that cannot be loaded. Links to other sites are not checked. */
async function findBrokenLinks(base: string, all: AskedQuestion[]): Promise<string[]> {
  const hrefs = new Set(
    all
      .flatMap((one) => one.hrefs)
      .map((href) => new URL(href.replaceAll('&amp;', '&'), base))
      .filter(({ origin }) => origin === base)
      .map(({ pathname, search }) => pathname + search),
  )
  const isBroken = async (href: string) => {
    const response = await fetch(base + href)
    await response.body?.cancel()
    return !response.ok
  }
  const checked: string[] = []
  for (const href of hrefs) if (await isBroken(href)) checked.push(href)
  return checked
}

if (options.misses || (lock && options.retire)) for (const line of listMisses(asked)) console.log(line)
const rows = summarizeAll(asked)
console.log(formatTable(rows))
if (notToday.length > 0) {
  console.log(`\n${notToday.length} not asked, because what they ask for does not exist today.`)
  if (!lock) for (const { question } of notToday) console.log(`  ${question}`)
}
console.log(`\nBroken links: ${broken.length}`)
for (const href of broken) console.log(`  ${href}`)
if (lock) recordRun(sealedFiles, lock, rows)
if (lock && options.retire) retire(sealedFiles)

const missedGoals = findMissedGoals(rows)
for (const sentence of missedGoals) console.log(sentence)
process.exit(missedGoals.length === 0 && broken.length === 0 ? 0 : 1)
