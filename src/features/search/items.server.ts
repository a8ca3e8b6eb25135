import { sql } from '../../database/open.server.ts'
import { formatCount, markdownToText, preview } from '../../kit/text.ts'
import { normalizeWord, stem } from '../../kit/words.ts'
import { readEvents } from '../events/events.query.server.ts'
import { findHelpTopic } from '../help/helpTopics.server.ts'
import { readJobs } from '../jobs/jobs.service.server.ts'
import { readQuestions } from '../questions/questions.query.server.ts'
import type { Scored } from './concepts.server.ts'
import type { Kind } from './kinds.ts'
import type { Item } from './search.contract.ts'
import type { Searching } from './searching.server.ts'

type Shown = Omit<Item, 'kind' | 'id' | 'exact' | 'snippet'> & { id: number; body: string }
const timeless = { start_datetime: null, end_datetime: null }
const facts = (...given: (string | null | false)[]) => given.filter((fact): fact is string => Boolean(fact))

/** How an item of a kind is shown, for the ids that are still there to be seen. */
const shown: Record<Exclude<Kind, 'help'>, (search: Searching, ids: number[]) => Promise<Shown[]>> = {
  async business({ db }, ids) {
    const { rows } = await sql<
      Record<'business_name' | 'city' | 'state' | 'verification_status', string> &
        Record<'tagline' | 'industry' | 'description', string | null> & { id: number }
    >`
      select b.id, b.business_name, b.tagline, b.industry, b.city, b.state, b.description, b.verification_status
      from businesses as b where b.is_listed and b.id = any(${ids}::bigint[])`.execute(db)
    return rows.map((row) => ({
      ...{ id: row.id, title: row.business_name, url: `/businesses/${row.id}`, ...timeless },
      meta: facts(
        row.industry,
        row.city && `${row.city}, ${row.state}`,
        row.verification_status === 'approved' && 'Verified',
      ),
      body: [row.tagline, row.description].filter(Boolean).join('. '),
    }))
  },
  async job({ db }, ids) {
    const jobs = await readJobs(db, null, ids, true)
    return jobs.map((job) => ({
      ...{ id: job.id, title: job.title, url: `/jobs/${job.id}`, ...timeless },
      meta: facts(job.company, job.location, job.job_type, job.salary_range),
      body: job.description,
    }))
  },
  async event({ db }, ids) {
    const events = await readEvents(db, null, ids)
    return events.map((event) => ({
      ...{ id: event.id, title: event.title, url: `/events/${event.id}` },
      ...{ start_datetime: event.start_datetime, end_datetime: event.end_datetime },
      meta: facts(event.event_type, event.location ?? event.city, event.business_name, event.cost_info),
      body: event.description,
    }))
  },
  async question({ db }, ids) {
    const questions = await readQuestions(db, null, ids)
    return questions.map((question) => ({
      ...{ id: question.id, title: question.title, url: `/questions/${question.id}`, ...timeless },
      meta: facts(formatCount(question.answer_count, 'answer'), question.has_accepted_answer && 'Accepted answer'),
      body: question.content,
    }))
  },
}

/** What was found, as it is shown, in the order given. */
export async function itemsOf(search: Searching, hits: Scored[]): Promise<(Item & { score: number })[]> {
  const { words, trade_words } = search.meaning
  const sought = [...words, ...trade_words].map(stem)
  const idsOf = (kind: Kind) => hits.flatMap((hit) => (hit.kind === kind ? [hit.id] : []))
  const loaded = new Map<string, Shown>()
  await Promise.all(
    Object.entries(shown).map(async ([kind, load]) => {
      const ids = idsOf(kind as Kind)
      if (ids.length === 0) return
      for (const one of await load(search, ids)) loaded.set(`${kind} ${one.id}`, one)
    }),
  )
  return hits.flatMap(({ kind, id, name, score, exact }) => {
    const one = kind === 'help' ? shownHelpTopic(name ?? '') : loaded.get(`${kind} ${id}`)
    if (!one) return []
    const { body, ...rest } = one
    return [{ ...rest, kind, id: kind === 'help' ? null : id, snippet: snippetOf(body, sought), score, exact }]
  })
}

function shownHelpTopic(name: string): Shown | undefined {
  const topic = findHelpTopic(name)
  return (
    topic && {
      id: 0,
      title: topic.title,
      url: `/help/${name}`,
      meta: [topic.section],
      body: topic.markdown.replace(/^\|.*$/gm, ''),
      ...timeless,
    }
  )
}

const SNIPPET = 160

/** The part of a text that speaks of the words, or else its beginning. */
function snippetOf(markdown: string, sought: string[]): string {
  const text = markdownToText(markdown)
  if (text.length <= SNIPPET) return text
  const sentences = text.split(/(?<=[.!?:])\s+/)
  const best = sentences.findIndex((sentence) =>
    sought.some((word) =>
      normalizeWord(sentence)
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .some((one) => stem(one) === word),
    ),
  )
  return preview(best > 0 ? `… ${sentences.slice(best).join(' ')}` : text, SNIPPET)
}
