import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Db, sql } from '../../../database/open.server.ts'
import { stem } from '../../../kit/text/words.ts'
import { listHelpWords } from '../../help/helpPages.server.ts'
import { getEnglishDictionary } from './english.server.ts'
import { createDictionary, type Dictionary } from './spelling.ts'
import { createWordTable, type WordTable } from './wordTable.ts'

/** The kinds of documents in the word counts. Help pages have a separate index. */
export const countedKinds = ['business', 'job', 'event', 'question'] as const
export type CountedKind = (typeof countedKinds)[number]

/** The numbers of documents of each kind whose stems are counted, and whose unstemmed words are counted for spelling. */
const [SAMPLE, SPELLING_SAMPLE] = [8192, 2048]
/** The maximum number of words of each kind, most frequent first. */
const MAX_WORDS = 40_000

/** The document frequencies of words in a sample. */
export type WordStatistics = {
  /** The size of each sample. */
  documents: Record<CountedKind, number>
  /** The number of documents with a word, by its English stem in PostgreSQL. */
  stems: Record<CountedKind, WordTable>
  /** The words in their original spelling. */
  dictionary: Dictionary
  /** Whether every document is counted, so that a word without a count is in no document. */
  isComplete: boolean
  /** The share of the documents that contain a word in any of its forms, from 0 to 1. */
  share(word: string): number
}

const toRecord = <Value>(read: (kind: CountedKind) => Value) =>
  Object.fromEntries(countedKinds.map((kind) => [kind, read(kind)])) as Record<CountedKind, Value>

const noWords = createWordTable(new Map())

export const noStatistics: WordStatistics = {
  documents: toRecord(() => 0),
  stems: toRecord(() => noWords),
  dictionary: createDictionary(noWords),
  isComplete: false,
  share: () => 0,
}

/** SQL that selects the sampled documents, and the words of some of them. */
const selectSamples = (businessPercent: number): Record<CountedKind, { documents: string; words: string }> => {
  const from = (percent: number) =>
    `businesses as t ${percent < 100 ? `tablesample system (${percent.toFixed(3)})` : ''} where t.is_listed`
  const words = (columns: string, rows: string, size = SPELLING_SAMPLE) =>
    `select to_tsvector('simple', searchable_text(concat_ws(' ', ${columns}))) from (select t.* from ${rows} limit ${size}) as t`
  const posts = (kind: string, columns: string) => ({
    documents: `select document from ${kind}_recent_8192 order by ${kind}_id desc limit ${SAMPLE}`,
    words: words(columns, `${kind}s as t where t.visibility = 'public' order by t.id desc`),
  })
  const events = 'events as t where t.is_listed and not t.is_over order by t.start_datetime, t.id'
  return {
    business: {
      documents: `select t.document from ${from(businessPercent)} limit ${SAMPLE}`,
      // Names rarely share words, so more of them are counted than of texts.
      words: `${words('business_name', from(businessPercent), SAMPLE)}
        union all ${words('tagline, industry, city, description', from(businessPercent))}`,
    },
    job: posts('job', 'title, company, location, description, requirements'),
    event: {
      documents: `select t.document from ${events} limit ${SAMPLE}`,
      words: words('title, location, description', events),
    },
    question: posts('question', 'title, content'),
  }
}

/** The sample of one kind: its number of documents, and for stems and words one text with a line for each count. */
type Sample = { total: number; stems: string | null; words: string | null }
export type Samples = Record<CountedKind, Sample>

/** Counts words with a separate statement for each kind, so that none takes long. */
export async function countSamples(db: Db): Promise<Samples> {
  const { rows: sizes } = await sql<{ size: number }>`
    select reltuples as size from pg_class where oid = 'businesses'::regclass`.execute(db)
  const size = sizes[0]?.size ?? 0
  const queries = selectSamples(size > 2 * SAMPLE ? (130 * SAMPLE) / size : 100)
  const listWords = (query: string) => sql`(
    select string_agg(word || ' ' || ndoc, E'\\n') from (
      select word, ndoc from ts_stat(${query}) where word !~ '^[@#]' order by ndoc desc limit ${MAX_WORDS}
    ) as counted)`
  const counted: Partial<Samples> = {}
  for (const kind of countedKinds) {
    const { rows } = await sql<Sample>`
      select (select count(*) from (${sql.raw(queries[kind].documents)}) as sample)::int as total,
        ${listWords(queries[kind].documents)} as stems, ${listWords(queries[kind].words)} as words`.execute(db)
    counted[kind] = rows[0] as Sample
  }
  return counted as Samples
}

/** The number of words that are processed at once, so that other requests wait only milliseconds. */
const WORDS_PER_TURN = 4096
async function processInTurns(
  counts: Iterable<[word: string, count: number]>,
  process: (word: string, count: number) => void,
) {
  let number = 0
  for (const [word, count] of counts) {
    process(word, count)
    number++
    if (number % WORDS_PER_TURN === 0) await nextTurn()
  }
}

/** A separate function: a closure in `buildStatistics` would keep its local variables in memory. */
const createShare = (words: WordTable, roots: WordTable, total: number) => (word: string) =>
  Math.min(1, Math.max(roots.get(stem(word)) ?? 0, words.get(word) ?? 0) / Math.max(total, 1))

export async function buildStatistics(counted: Samples): Promise<WordStatistics> {
  const documents = toRecord((kind) => counted[kind].total)
  const stems: Partial<Record<CountedKind, WordTable>> = {}
  // Words of the help count as spelled correctly even if no document contains them.
  const frequencies = new Map<string, number>([...listHelpWords()].map((word) => [word, 0]))
  const byStem = new Map<string, number>()
  const add = (counts: Map<string, number>, word: string, count: number) =>
    counts.set(word, (counts.get(word) ?? 0) + count)
  for (const kind of countedKinds) {
    const ofKind = new Map<string, number>()
    const stemsOfKind = new Map<string, number>()
    const addForm = (word: string, count: number) => {
      const root = stem(word)
      ofKind.set(root, Math.max(ofKind.get(root) ?? 0, count))
    }
    await processInTurns(parseCounts(counted[kind].words), (word, count) => {
      add(frequencies, word, count)
      addForm(word, count)
    })
    await processInTurns(parseCounts(counted[kind].stems), (word, count) => {
      stemsOfKind.set(word, count)
      addForm(word, count)
    })
    await processInTurns(ofKind, (word, count) => add(byStem, word, count))
    stems[kind] = createWordTable(stemsOfKind)
    await nextTurn()
  }
  const words = createWordTable(frequencies)
  await nextTurn()
  const roots = createWordTable(byStem)
  const total = Object.values(documents).reduce((sum, count) => sum + count, 0)
  return {
    documents,
    stems: stems as Record<CountedKind, WordTable>,
    dictionary: createDictionary(words, getEnglishDictionary()),
    isComplete: Object.values(documents).every((count) => count < SPELLING_SAMPLE),
    share: createShare(words, roots, total),
  }
}

const parseCounts = (lines: string | null | undefined): [word: string, count: number][] =>
  (lines ?? '').split('\n').flatMap((line) => {
    const [word, count] = line.split(' ')
    return word && count ? [[word, Number(count)]] : []
  })
