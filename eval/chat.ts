// How often the built-in assistant names what was asked for among its first three sources, admits that something is not
// there, and whether its links resolve: on the data of the demo, in DATA_DIR.
import { startServer } from '../bench/server.ts'
import { isRefusal, placeOf, readQuestions } from './expectations.ts'

const { url, stop } = await startServer(process.env.DATA_DIR)
type Reply = { message: string; sources: { title: string; url: string }[] }

const kinds: Record<string, string> = {
  businesses: 'business',
  jobs: 'job',
  events: 'event',
  questions: 'question',
  help: 'howto',
}
const tally = { asked: 0, first: 0, third: 0, refusals: 0, refused: 0 }
const links = new Set<string>()
for (const question of readQuestions('America/Anchorage')) {
  const response = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message: question.question.replaceAll('\0', '') || '?' }),
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  const { message, sources }: Reply = await response.json()
  for (const [, link = ''] of message.matchAll(/\]\((\/[^)\s]*)\)/g)) links.add(link)
  for (const source of sources) links.add(source.url)
  const lines = message.split('\n')
  const named = sources.map((source) => ({
    ...source,
    kind: kinds[source.url.split('/')[1] ?? ''] ?? '',
    // its facts stand in its line
    meta: [lines.find((line) => line.includes(`](${source.url})`)) ?? ''],
    exact: true,
  }))
  if (isRefusal(question)) {
    tally.refusals += 1
    tally.refused += Number(sources.length === 0)
    if (sources.length > 0)
      console.log(`not refused: ${question.question} → ${message.slice(0, 150).replace(/\n/g, ' ')}`)
    continue
  }
  const place = placeOf(question, named.slice(0, 3))
  tally.asked += 1
  tally.first += Number(place === 0)
  tally.third += Number(place !== -1)
  if (place === -1) {
    console.log(
      `${question.kind}: ${question.question} → ${sources.map(({ title }) => title.slice(0, 40)).join(', ') || 'nothing'}`,
    )
  }
}

const broken: string[] = []
for (const link of links) {
  const { status } = await fetch(url + link, { redirect: 'manual' })
  if (status >= 400) broken.push(`${status} ${link}`)
}
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
console.log(
  `${tally.asked} asked, right at 1: ${share(tally.first, tally.asked)}, at 3: ${share(tally.third, tally.asked)}`,
)
console.log(`${tally.refusals} that do not exist or do harm, refused: ${share(tally.refused, tally.refusals)}`)
console.log(`${links.size} links, of which do not resolve: ${broken.length} ${broken.join(', ')}`)
await stop()
