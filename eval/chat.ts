// npm run eval:chat [-- --first] [-- --misses]: measures how often the assistant is right on the demo data in DATA_DIR.
// With the settings of a model (CHAT_API_KEY and others), the model answers.
import { startServer } from '../bench/server.ts'
import logins from '../demo/logins.json' with { type: 'json' }
import { readSettings } from '../src/server/settings.ts'
import { findRightSource, isRefusal, type Question, readQuestions, type Source } from './expectations.ts'

const GOALS = { third: 0.9, refused: 0.95 }
type Reply = { message: string; sources: { title: string; url: string }[] }

const { data_dir, site } = readSettings(process.env)
const server = await startServer(data_dir, { login: { email: logins.admin, password: logins.password } })

const kinds: Record<string, string> = {
  businesses: 'business',
  jobs: 'job',
  events: 'event',
  questions: 'question',
  help: 'help',
}

async function ask({ question }: Question): Promise<Reply> {
  const response = await fetch(`${server.url}/api/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message: question, conversationHistory: [] }),
  })
  // An invalid message is refused before it is answered.
  if (response.status === 400) return { message: '', sources: [] }
  if (!response.ok) throw new Error(`${question}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** The sources of a reply. The line that links to a source contains its facts. */
const readSources = ({ message, sources }: Reply): Source[] =>
  sources.map(({ title, url }) => ({
    kind: kinds[url.split('/')[1] ?? ''] ?? '',
    title,
    url,
    meta: [message.split('\n').find((line) => line.includes(`](${url})`)) ?? ''],
  }))

const checked = new Map<string, Promise<boolean>>()
/** Whether a link to this site can be loaded. Links to other sites count as valid. */
function canLoad(href: string): Promise<boolean> {
  const url = new URL(href.replaceAll('&amp;', '&'), server.url)
  if (url.origin !== server.url) return Promise.resolve(true)
  const known = checked.get(url.pathname + url.search)
  if (known) return known
  const check = fetch(url).then(async (response) => {
    await response.body?.cancel()
    return response.ok
  })
  checked.set(url.pathname + url.search, check)
  return check
}

type Tally = { asked: number; first: number; third: number }
const tallies: Record<string, Tally> = {}
const broken: string[] = []
for (const question of readQuestions(site.time_zone)) {
  const reply = await ask(question)
  const sources = readSources(reply)
  // A reply without sources is a refusal.
  const rank = isRefusal(question) ? (sources.length === 0 ? 0 : -1) : findRightSource(question, sources.slice(0, 3))
  tallies[question.kind] ??= { asked: 0, first: 0, third: 0 }
  const tally = tallies[question.kind] as Tally
  tally.asked += 1
  tally.first += Number(rank === 0)
  tally.third += Number(rank !== -1)
  if (process.argv.includes('--first') ? rank !== 0 : process.argv.includes('--misses') && rank === -1) {
    console.log(`${question.kind}: ${question.question} → ${sources.map(({ title }) => title).join(', ') || 'nothing'}`)
  }
  const links = [
    ...[...reply.message.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href),
    ...reply.sources.map(({ url }) => url),
  ]
  for (const link of links) if (!(await canLoad(link))) broken.push(`${question.question}: ${link}`)
}
await server.stop()

const sum = (tallies: Tally[], field: keyof Tally) => tallies.reduce((total, tally) => total + tally[field], 0)
const share = (tallies: Tally[], field: 'first' | 'third') => sum(tallies, field) / sum(tallies, 'asked')
const percent = (part: number) => `${(100 * part).toFixed(1)} %`
const found = Object.entries(tallies).flatMap(([kind, tally]) => (isRefusal({ kind } as Question) ? [] : [tally]))
const refused = Object.entries(tallies).flatMap(([kind, tally]) => (isRefusal({ kind } as Question) ? [tally] : []))
console.table(
  Object.fromEntries(
    Object.entries(tallies).map(([kind, tally]) => [
      kind,
      {
        asked: tally.asked,
        'right at 1': percent(share([tally], 'first')),
        'right at 3': percent(share([tally], 'third')),
      },
    ]),
  ),
)
console.log(
  `Found, of ${sum(found, 'asked')}: ${percent(share(found, 'first'))} at 1, ${percent(share(found, 'third'))} at 3`,
)
console.log(`Correctly refused, of ${sum(refused, 'asked')}: ${percent(share(refused, 'first'))}`)
console.log(`Broken links, of ${checked.size}: ${broken.length}`)
for (const link of broken) console.log(`  ${link}`)
const met = share(found, 'third') >= GOALS.third && share(refused, 'first') >= GOALS.refused && broken.length === 0
process.exit(met ? 0 : 1)
