import { sql } from '../../database/open.server.ts'
import { formatCount, markdownToText, preview } from '../../kit/text.ts'
import { normalizeWord, stem } from '../../kit/words.ts'
import { readEvents } from '../events/events.query.server.ts'
import { findHelpTopic } from '../help/helpTopics.server.ts'
import { readJobs } from '../jobs/jobs.service.server.ts'
import { readQuestions } from '../questions/questions.query.server.ts'
import type { Kind } from './kinds.ts'
import type { SearchItem } from './search.contract.ts'
import type { SearchContext } from './searchContext.server.ts'
import type { ScoredHit } from './searchTerms.server.ts'

type LoadedItem = Omit<SearchItem, 'kind' | 'id' | 'exact' | 'snippet'> & { id: number; body: string }
const noTimes = { start_datetime: null, end_datetime: null }
const joinDetails = (...details: (string | null | false)[]) =>
  details.filter((detail): detail is string => Boolean(detail))

/** Loaders for the items of each kind. They leave out items that are no longer visible. */
const itemLoaders: Record<Exclude<Kind, 'help'>, (context: SearchContext, ids: number[]) => Promise<LoadedItem[]>> = {
  async business({ db }, ids) {
    const { rows } = await sql<
      Record<'business_name' | 'city' | 'state' | 'verification_status', string> &
        Record<'tagline' | 'industry' | 'description', string | null> & { id: number }
    >`
      select b.id, b.business_name, b.tagline, b.industry, b.city, b.state, b.description, b.verification_status
      from businesses as b where b.is_listed and b.id = any(${ids}::bigint[])`.execute(db)
    return rows.map((row) => ({
      ...{ id: row.id, title: row.business_name, url: `/businesses/${row.id}`, ...noTimes },
      meta: joinDetails(
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
      ...{ id: job.id, title: job.title, url: `/jobs/${job.id}`, ...noTimes },
      meta: joinDetails(job.company, job.location, job.job_type, job.salary_range),
      body: job.description,
    }))
  },
  async event({ db }, ids) {
    const events = await readEvents(db, null, ids)
    return events.map((event) => ({
      ...{ id: event.id, title: event.title, url: `/events/${event.id}` },
      ...{ start_datetime: event.start_datetime, end_datetime: event.end_datetime },
      meta: joinDetails(event.event_type, event.location ?? event.city, event.business_name, event.cost_info),
      body: event.description,
    }))
  },
  async question({ db }, ids) {
    const questions = await readQuestions(db, null, ids)
    return questions.map((question) => ({
      ...{ id: question.id, title: question.title, url: `/questions/${question.id}`, ...noTimes },
      meta: joinDetails(
        formatCount(question.answer_count, 'answer'),
        question.has_accepted_answer && 'Accepted answer',
      ),
      body: question.content,
    }))
  },
}

/** Loads the items of the hits, in the same order, without those that are no longer visible. */
export async function loadItems(
  context: SearchContext,
  hits: ScoredHit[],
): Promise<(SearchItem & { score: number })[]> {
  const { words, trade_words } = context.parsed
  const stems = [...words, ...trade_words].map(stem)
  const collectIds = (kind: Kind) => hits.flatMap((hit) => (hit.kind === kind ? [hit.id] : []))
  const itemsByKey = new Map<string, LoadedItem>()
  await Promise.all(
    Object.entries(itemLoaders).map(async ([kind, load]) => {
      const ids = collectIds(kind as Kind)
      if (ids.length === 0) return
      for (const item of await load(context, ids)) itemsByKey.set(`${kind} ${item.id}`, item)
    }),
  )
  return hits.flatMap(({ kind, id, help_name, score, exact }) => {
    const item = kind === 'help' ? loadHelpTopic(help_name ?? '') : itemsByKey.get(`${kind} ${id}`)
    if (!item) return []
    const { body, ...fields } = item
    return [{ ...fields, kind, id: kind === 'help' ? null : id, snippet: cutSnippet(body, stems), score, exact }]
  })
}

function loadHelpTopic(help_name: string): LoadedItem | undefined {
  const topic = findHelpTopic(help_name)
  return (
    topic && {
      id: 0,
      title: topic.title,
      url: `/help/${help_name}`,
      meta: [topic.section],
      body: topic.markdown.replace(/^\|.*$/gm, ''),
      ...noTimes,
    }
  )
}

const SNIPPET_MAX = 160

/** Returns the text from the first sentence that contains one of the words, else from its beginning. */
function cutSnippet(markdown: string, stems: string[]): string {
  const text = markdownToText(markdown)
  if (text.length <= SNIPPET_MAX) return text
  const sentences = text.split(/(?<=[.!?:])\s+/)
  const firstMatch = sentences.findIndex((sentence) =>
    stems.some((word) =>
      normalizeWord(sentence)
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .some((item) => stem(item) === word),
    ),
  )
  return preview(firstMatch > 0 ? `… ${sentences.slice(firstMatch).join(' ')}` : text, SNIPPET_MAX)
}
