// npm run eval:fit [-- --write] [-- --halves] [-- --certainty]: fits the weights of the ranking on the development set, on the demo data in
// DATA_DIR. The score is the mean reciprocal rank of the first right result of the site search.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startServer } from '../bench/server.ts'
import logins from '../demo/logins.json' with { type: 'json' }
import { requestLimits } from '../src/database/client.server.ts'
import { startEmbeddedPostgres } from '../src/database/embedded.server.ts'
import { openDatabase } from '../src/database/open.server.ts'
import { searchAll } from '../src/features/search/searchAll.server.ts'
import weights from '../src/features/search/weights.json' with { type: 'json' }
import { createMemory } from '../src/kit/server/memory.server.ts'
import { searchSources } from '../src/server/features.ts'
import { readSettings } from '../src/server/settings.ts'
import { type Catalog, readCatalog } from './catalog.ts'
import { searchCoordinates, type Weights } from './coordinateSearch.ts'
import { fillPlaceholders } from './days.ts'
import { fitCertainty } from './fitCertainty.ts'
import { findsRight, isApplicable, readItemPath } from './judge.ts'
import { type Question, readQuestionFile } from './questionFile.ts'

const FILE = 'src/features/search/weights.json'
const DEPTH = 10
const CONCURRENCY = 4

const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    halves: { type: 'boolean', default: false },
    certainty: { type: 'boolean', default: false },
  },
})
const settings = readSettings(process.env)
const catalog = await readDemoCatalog()
const embedded = await startEmbeddedPostgres(settings.data_dir)
const { db, close } = openDatabase({ ...embedded.connection, ...requestLimits })
try {
  const services = { db, replica: db, memory: createMemory(), settings, searchSources }
  const questions = readQuestionFile('eval/development.json').filter(
    ({ after, expect }) => !after && expect.results && !expect.unrecorded && isApplicable(catalog, expect),
  )

  const measureOne = async ({ question, expect }: Question) => {
    const { best } = await searchAll(services, fillPlaceholders(question, catalog.days), { limit: DEPTH })
    const paths = best.flatMap(({ url }) => readItemPath(url) ?? [])
    const rank = paths.findIndex((_, index) => findsRight(catalog, expect, paths, index + 1))
    return rank === -1 ? 0 : 1 / (rank + 1)
  }
  /** The searches read the imported object at each call. */
  const measure = (of: Question[]) => async (candidate: Weights) => {
    Object.assign(weights, candidate)
    let sum = 0
    const next = of.values()
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        for (const question of next) sum += await measureOne(question)
      }),
    )
    return sum / of.length
  }

  const start: Weights = { ...weights }
  if (options.certainty) await fitCertainty(services, catalog, options.write)
  else if (options.halves) await compareHalves(questions, start, measure)
  else await fitAll(questions, start, measure)
} finally {
  await close()
  await embedded.stop()
}
process.exit(0)

async function readDemoCatalog(): Promise<Catalog> {
  const server = await startServer(settings.data_dir, { login: { email: logins.admin, password: logins.password } })
  try {
    return await readCatalog(server.url, settings.site.time_zone)
  } finally {
    await server.stop()
  }
}

type Measure = (of: Question[]) => (candidate: Weights) => Promise<number>

async function fitAll(questions: Question[], start: Weights, measure: Measure) {
  console.log(`Start, on ${questions.length} questions: ${(await measure(questions)(start)).toFixed(4)}`)
  const best = await searchCoordinates(start, measure(questions), ({ name, from, to, score }) =>
    console.log(`${name}: ${from} → ${to}, ${score.toFixed(4)}`),
  )
  console.log(`Fitted: ${best.score.toFixed(4)}`)
  if (options.write) writeFileSync(FILE, `${JSON.stringify(best.weights, null, 2)}\n`)
}

/** Fits on each half of the questions and measures on the other one, which shows how much of the gain is chance. */
async function compareHalves(questions: Question[], start: Weights, measure: Measure) {
  const half = (parity: number) => questions.filter((_, index) => index % 2 === parity)
  for (const parity of [0, 1]) {
    const [fitted, other] = [half(parity), half(1 - parity)]
    const best = await searchCoordinates(start, measure(fitted))
    const [before, after] = [await measure(other)(start), await measure(other)(best.weights)]
    const own = await measure(fitted)(start)
    console.log(`Fitted half: ${own.toFixed(4)} → ${best.score.toFixed(4)}`)
    console.log(`Other half:  ${before.toFixed(4)} → ${after.toFixed(4)}`)
  }
}
