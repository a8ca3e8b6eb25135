// How often the search finds what was asked for among its first three: on the data of the demo, in DATA_DIR.
import { startEmbeddedPostgres } from '../src/database/embedded.server.ts'
import { migrate } from '../src/database/migrate.server.ts'
import { openDatabase } from '../src/database/open.server.ts'
import { searchEverything } from '../src/features/search/everything.server.ts'
import { readSettings } from '../src/kit/settings.server.ts'
import { isRefusal, placeOf, readQuestions } from './expectations.ts'

const { data_dir, site } = readSettings({ DATA_DIR: './data-demo', ...process.env })
const { connection, stop } = await startEmbeddedPostgres(data_dir)
await migrate(connection)
const { db, close } = openDatabase(connection)

const all = readQuestions(site.time_zone)
const hits: Record<string, { asked: number; first: number; third: number }> = {}
const times: number[] = []
for (const question of all) {
  const began = performance.now()
  const { best } = await searchEverything(db, site, question.question)
  times.push(performance.now() - began)
  hits[question.kind] ??= { asked: 0, first: 0, third: 0 }
  const tally = hits[question.kind] as (typeof hits)[string]
  // what does not exist is refused when nothing claims to be all of it
  const place = isRefusal(question) ? (best.some(({ exact }) => exact) ? -1 : 0) : placeOf(question, best.slice(0, 3))
  tally.asked += 1
  tally.first += Number(place === 0)
  tally.third += Number(place !== -1)
  if (process.argv.includes('--first') ? place !== 0 : place === -1) {
    const found = best
      .slice(0, 3)
      .map(({ kind, title, exact }) => `${exact ? '' : 'close: '}${kind} “${title.slice(0, 50)}”`)
    console.log(`${question.kind}: ${question.question} → ${found.join(', ') || 'nothing'}`)
  }
}

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
const print = (name: string, tallies: { asked: number; first: number; third: number }[]) => {
  const sum = (of: 'asked' | 'first' | 'third') => tallies.reduce((total, tally) => total + tally[of], 0)
  console.log(
    `${name}: ${sum('asked')} asked, right at 1: ${share(sum('first'), sum('asked'))}, at 3: ${share(sum('third'), sum('asked'))}`,
  )
}
for (const [kind, tally] of Object.entries(hits)) print(kind, [tally])
print(
  'found',
  Object.entries(hits).flatMap(([kind, tally]) => (kind === 'none' || kind === 'hostile' ? [] : [tally])),
)
times.sort((a, b) => a - b)
console.log(
  `${(times[times.length >> 1] ?? 0).toFixed(0)} ms in the middle, ${(times.at(-1) ?? 0).toFixed(0)} ms at most`,
)
await close()
await stop()
