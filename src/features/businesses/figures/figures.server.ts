import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { classifyDatabaseError } from '../../../database/databaseErrors.server.ts'
import { type Db, sql } from '../../../database/open.server.ts'
import { dayIn } from '../../../kit/text/dayIn.ts'
import { type FigureKind, WORD_DAYS } from './figures.constants.ts'

/** Milliseconds between two writes. A crash of the process loses the counts since the last one. */
const WRITE_INTERVAL_MS = 5000
/** The maximum number of unwritten rows. While the database is unreachable, further counts are dropped. */
const MAX_UNWRITTEN_ROWS = 50_000

type Counts = Partial<Record<FigureKind, number>>
type DayRow = Counts & { business_id: number; day: string }
type WordRow = Counts & { business_id: number; day: string; word: string }

export type Figures = {
  /** Counts in memory, without an immediate write. It never fails. */
  count(kind: FigureKind, business_ids: number[], words: string[]): void
  /** Writes the collected counts. */
  write(): Promise<void>
  stop(): Promise<void>
}

declare module '../../../kit/server/services.server.ts' {
  interface Services {
    figures: Figures
  }
}

/**
 * The hash includes the business, so that equal words of two businesses have different hashes and nobody can see who
 * searched for both.
 */
const hashWord = ({ business_id, word }: WordRow) =>
  createHash('sha256').update(`${business_id} ${word}`).digest('hex').slice(0, 32)

const add = <Row extends Counts>(rows: Map<string, Row>, key: string, row: Row, kind: FigureKind, count: number) => {
  const counted = rows.get(key) ?? row
  counted[kind] = (counted[kind] ?? 0) + count
  if (rows.has(key) || rows.size < MAX_UNWRITTEN_ROWS) rows.set(key, counted)
}

/**
 * Adds the counts to their rows, in one statement. Businesses that are no longer listed are left out. A word is stored
 * on the third day on which somebody searched for it.
 */
const addCounts = (db: Db, days: DayRow[], words: (WordRow & { hash: string })[]) =>
  sql`
  with typed as (
    select t.business_id, decode(t.hash, 'hex') as word_hash, t.word, t.day,
      coalesce(t.listed, 0) as listed, coalesce(t.seen, 0) as seen
    from json_to_recordset(${JSON.stringify(words)}::json)
      as t(business_id bigint, hash text, word text, day date, listed integer, seen integer)
    join businesses as b on b.id = t.business_id and b.is_listed
  ), known as (
    update business_search_words as w set
      listed = w.listed + t.listed,
      seen = w.seen + t.seen,
      days = w.days + (w.last_day < t.day)::integer,
      last_day = greatest(w.last_day, t.day),
      word = case when w.days + (w.last_day < t.day)::integer >= ${sql.lit(WORD_DAYS)} then t.word end
    from typed as t where w.business_id = t.business_id and w.word_hash = t.word_hash
    returning w.business_id, w.word_hash
  ), added as (
    insert into business_search_words as w (business_id, word_hash, listed, seen, last_day)
    select business_id, word_hash, listed, seen, day from typed as t
    where not exists (select from known as k where k.business_id = t.business_id and k.word_hash = t.word_hash)
    on conflict (business_id, word_hash)
      do update set listed = w.listed + excluded.listed, seen = w.seen + excluded.seen
  )
  insert into business_days as d (business_id, day, listed, seen, called, website, directions)
  select c.business_id, c.day, coalesce(c.listed, 0), coalesce(c.seen, 0), coalesce(c.called, 0),
    coalesce(c.website, 0), coalesce(c.directions, 0)
  from json_to_recordset(${JSON.stringify(days)}::json) as c(
    business_id bigint, day date, listed integer, seen integer, called integer, website integer, directions integer
  ) join businesses as b on b.id = c.business_id and b.is_listed
  order by c.business_id, c.day
  on conflict (business_id, day) do update set
    listed = d.listed + excluded.listed, seen = d.seen + excluded.seen, called = d.called + excluded.called,
    website = d.website + excluded.website, directions = d.directions + excluded.directions`.execute(db)

/** Collects the views of visitors, and writes them every few seconds. @param time_zone in which a day begins */
export function createFigures(db: Db, time_zone: string, log: Logger): Figures {
  let days = new Map<string, DayRow>()
  let words = new Map<string, WordRow>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  function addDay(row: DayRow, kind: FigureKind, count: number) {
    add(days, `${row.business_id} ${row.day}`, row, kind, count)
  }
  function addWord(row: WordRow, kind: FigureKind, count: number) {
    // One row for each word, also at midnight: a statement cannot change a row twice.
    add(words, `${row.business_id} ${row.word}`, row, kind, count)
  }
  function schedule() {
    timer ??= setTimeout(() => void write(), WRITE_INTERVAL_MS).unref()
  }

  /** Adds counts that could not be written back to the collection, as far as there is space. */
  function restoreCounts(unwrittenDays: DayRow[], unwrittenWords: WordRow[]) {
    for (const { business_id, day, ...counts } of unwrittenDays)
      for (const [kind, count] of Object.entries(counts)) addDay({ business_id, day }, kind as FigureKind, count)
    for (const { business_id, day, word, ...counts } of unwrittenWords)
      for (const [kind, count] of Object.entries(counts)) addWord({ business_id, day, word }, kind as FigureKind, count)
    schedule()
  }

  async function writeOnce() {
    clearTimeout(timer)
    timer = undefined
    if (days.size === 0) return
    const [dayRows, wordRows] = [[...days.values()], [...words.values()]]
    days = new Map()
    words = new Map()
    try {
      await addCounts(
        db,
        dayRows,
        wordRows.map((row) => ({ ...row, hash: hashWord(row) })),
      )
    } catch (error) {
      log.warn({ err: error, cause: classifyDatabaseError(error as Error)?.cause }, 'figures could not be written')
      restoreCounts(dayRows, wordRows)
    }
  }

  /** Writes the counts; one write runs at a time. */
  function write() {
    writing = writing.then(writeOnce)
    return writing
  }

  return {
    count(kind, business_ids, searched) {
      const day = dayIn(Date.now(), time_zone)
      for (const business_id of new Set(business_ids)) {
        addDay({ business_id, day }, kind, 1)
        for (const word of searched) addWord({ business_id, day, word }, kind, 1)
      }
      schedule()
    },
    write,
    async stop() {
      await write()
      clearTimeout(timer)
    },
  }
}
