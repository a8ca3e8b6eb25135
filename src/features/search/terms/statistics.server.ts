import { type Db, sql } from '../../../database/open.server.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { stem } from '../../../kit/text/words.ts'

/** The kinds whose words are counted. Help pages have an index of their own. */
export const countedKinds = ['business', 'job', 'event', 'question'] as const
export type CountedKind = (typeof countedKinds)[number]

/** The number of documents of each kind whose words are counted. */
const SAMPLE = 8192
/** The number of words of each kind that are kept, most frequent first. */
const MAX_WORDS = 40_000
/** Milliseconds. Counting that took less is repeated at every change. */
const QUICK = 25
/** Counting that took longer is repeated in the background after this multiple of its duration. */
const PAUSE = 100

/** In how many documents of a sample each word occurs. */
export type WordStatistics = {
  /** The size of each sample. */
  documents: Record<CountedKind, number>
  /** The number of documents with a word, by its English stem in PostgreSQL. */
  stems: Record<CountedKind, Map<string, number>>
  /** The unstemmed words of titles, names and places, and their numbers of documents over all kinds. */
  surfaces: Map<string, number>
  /** The share of the documents with a word, by the stem of `stem()`. */
  share(word: string): number
}

type Sample = { documents: string; titles: string }

const samples = (percent: number): Record<CountedKind, Sample> => {
  const businesses = `businesses as b ${percent < 100 ? `tablesample system (${percent})` : ''} where b.is_listed`
  const texts = (columns: string) => `to_tsvector('simple', searchable_text(concat_ws(' ', ${columns})))`
  const newest = (kind: string, columns: string) => ({
    documents: `select document from ${kind}_recent_8192 order by ${kind}_id desc limit ${SAMPLE}`,
    titles: `select ${texts(columns)} from (select * from ${kind}s where visibility = 'public' order by id desc limit ${SAMPLE}) as t`,
  })
  const events = `events as e where e.is_listed and not e.is_over`
  return {
    business: {
      documents: `select document from ${businesses} limit ${SAMPLE}`,
      titles: `select ${texts('business_name, tagline, industry, city')} from ${businesses} limit ${SAMPLE}`,
    },
    job: newest('job', 'title, company, location'),
    event: {
      documents: `select document from ${events} order by e.start_datetime, e.id limit ${SAMPLE}`,
      titles: `select ${texts('title, location')} from (select * from ${events} order by e.start_datetime, e.id limit ${SAMPLE}) as t`,
    },
    question: newest('question', 'title'),
  }
}

type Counted = { kind: CountedKind; total: number; documents: string | null; titles: string | null }

async function countWords(db: Db): Promise<WordStatistics> {
  const { rows: sizes } = await sql<{ size: number }>`
    select reltuples as size from pg_class where oid = 'businesses'::regclass`.execute(db)
  const size = sizes[0]?.size ?? 0
  const queries = samples(size > 2 * SAMPLE ? Math.ceil((130 * SAMPLE * 100) / size) / 100 : 100)
  const listWords = (query: string) => sql`(
    select string_agg(word || ' ' || ndoc, E'\\n') from (
      select word, ndoc from ts_stat(${query}) where word !~ '^[@#]' order by ndoc desc limit ${MAX_WORDS}
    ) as counted)`
  const { rows } = await sql<Counted>`${sql.join(
    countedKinds.map(
      (kind) => sql`
        select ${kind} as kind, (select count(*) from (${sql.raw(queries[kind].documents)}) as sample)::int as total,
          ${listWords(queries[kind].documents)} as documents, ${listWords(queries[kind].titles)} as titles`,
    ),
    sql` union all `,
  )}`.execute(db)
  const byKind = (kind: CountedKind) => rows.find((row) => row.kind === kind)
  const fromKinds = <Value>(read: (row: Counted | undefined) => Value) =>
    Object.fromEntries(countedKinds.map((kind) => [kind, read(byKind(kind))])) as Record<CountedKind, Value>
  const stems = fromKinds((row) => new Map(readCounts(row?.documents)))
  const surfaces = new Map<string, number>()
  const byStem = new Map<string, number>()
  const add = (counts: Map<string, number>, word: string, count: number) =>
    counts.set(word, (counts.get(word) ?? 0) + count)
  for (const kind of countedKinds) {
    for (const [word, count] of readCounts(byKind(kind)?.titles)) add(surfaces, word, count)
    for (const [word, count] of stems[kind]) add(byStem, stem(word), count)
  }
  const documents = fromKinds((row) => row?.total ?? 0)
  const total = Math.max(
    1,
    Object.values(documents).reduce((sum, count) => sum + count, 0),
  )
  return {
    documents,
    stems,
    surfaces,
    share: (word) => Math.min(1, Math.max(byStem.get(stem(word)) ?? 0, surfaces.get(word) ?? 0) / total),
  }
}

const readCounts = (lines: string | null | undefined): [word: string, count: number][] =>
  (lines ?? '').split('\n').flatMap((line) => {
    const [word, count] = line.split(' ')
    return word && count ? [[word, Number(count)]] : []
  })

type Counting = { statistics: Promise<WordStatistics>; versions: unknown[]; finishedAt: number; duration: number }

/** The last counting of each memory, that is, of each application. */
const countings = new WeakMap<Services['memory'], Counting>()

const changeTags = ['directory.search', 'jobs.search', 'events.search', 'questions.search']

/**
 * Returns in how many documents each word occurs. The numbers of a small network are exact; those of a large one are of a
 * sample, and some minutes old at most.
 */
export async function readStatistics({ db, memory }: Pick<Services, 'db' | 'memory'>): Promise<WordStatistics> {
  // An object that stays the same until something of its kind changes.
  const versions = await Promise.all(
    changeTags.map((tag) => memory.recall(tag, `search.version.${tag}`, async () => ({}))),
  )
  const last = countings.get(memory)
  if (last) {
    const isUnchanged = versions.every((version, index) => version === last.versions[index])
    const isDue = last.duration < QUICK || Date.now() - last.finishedAt > PAUSE * last.duration
    if (isUnchanged || !isDue) return last.statistics
  }
  const startedAt = Date.now()
  const counting: Counting = { statistics: countWords(db), versions, finishedAt: startedAt, duration: 0 }
  const finish = () => {
    counting.finishedAt = Date.now()
    counting.duration = counting.finishedAt - startedAt
  }
  if (last && last.duration >= QUICK) {
    // Searches use the old numbers meanwhile.
    last.finishedAt = Number.POSITIVE_INFINITY
    counting.statistics.then(
      () => {
        finish()
        countings.set(memory, counting)
      },
      () => {
        last.finishedAt = Date.now()
      },
    )
    return last.statistics
  }
  countings.set(memory, counting)
  counting.statistics.then(finish, () => countings.delete(memory))
  return counting.statistics
}
