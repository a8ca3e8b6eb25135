// npm run eval:chat [-- --first] [-- --misses]: how often the assistant is right, on the data of the demo in DATA_DIR.
// With CHAT_API_KEY and the like it is the model that is asked.
import { startServer } from '../bench/server.ts'
import logins from '../demo/logins.json' with { type: 'json' }
import { readSettings } from '../src/kit/settings.server.ts'
import { isRefusal, placeOf, type Question, readQuestions, type Source } from './expectations.ts'

const GOALS = { third: 0.9, refused: 0.95 }
type Reply = { message: string; sources: { title: string; url: string }[] }

const { data_dir, site } = readSettings(process.env)
const server = await startServer(data_dir, { email: logins.admin, password: logins.password })

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
  // what cannot be a message is refused before anybody reads it
  if (response.status === 400) return { message: '', sources: [] }
  if (!response.ok) throw new Error(`${question}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** Sources as the questions describe them: what else is known of each is said on the line that links to it. */
const sourcesOf = ({ message, sources }: Reply): Source[] =>
  sources.map(({ title, url }) => ({
    kind: kinds[url.split('/')[1] ?? ''] ?? '',
    title,
    url,
    meta: [message.split('\n').find((line) => line.includes(`](${url})`)) ?? ''],
  }))

const checked = new Map<string, Promise<boolean>>()
/** Whether an address of this site leads somewhere; those of others are not followed. */
function leads(href: string): Promise<boolean> {
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
  const sources = sourcesOf(reply)
  // what is not there is refused by naming no source
  const place = isRefusal(question) ? (sources.length === 0 ? 0 : -1) : placeOf(question, sources.slice(0, 3))
  tallies[question.kind] ??= { asked: 0, first: 0, third: 0 }
  const tally = tallies[question.kind] as Tally
  tally.asked += 1
  tally.first += Number(place === 0)
  tally.third += Number(place !== -1)
  if (process.argv.includes('--first') ? place !== 0 : process.argv.includes('--misses') && place === -1) {
    console.log(`${question.kind}: ${question.question} → ${sources.map(({ title }) => title).join(', ') || 'nothing'}`)
  }
  const links = [
    ...[...reply.message.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href),
    ...reply.sources.map(({ url }) => url),
  ]
  for (const link of links) if (!(await leads(link))) broken.push(`${question.question}: ${link}`)
}
await server.stop()

const sum = (all: Tally[], of: keyof Tally) => all.reduce((total, tally) => total + tally[of], 0)
const share = (all: Tally[], of: 'first' | 'third') => sum(all, of) / sum(all, 'asked')
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
console.log(`Rightly refused, of ${sum(refused, 'asked')}: ${percent(share(refused, 'first'))}`)
console.log(`Links that lead nowhere, of ${checked.size}: ${broken.length}`)
for (const link of broken) console.log(`  ${link}`)
const met = share(found, 'third') >= GOALS.third && share(refused, 'first') >= GOALS.refused && broken.length === 0
process.exit(met ? 0 : 1)
