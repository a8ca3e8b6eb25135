// npm run bench:seed -- --scale 1000000 [--data ./data-bench]: creates a network with this many questions, jobs and events,
// and a quarter as many businesses.
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { migrationLimits } from '../src/database/client.server.ts'
import { migrate } from '../src/database/migrate.server.ts'
import { openDatabase, sql } from '../src/database/open.server.ts'
import { startDatabase } from './database.ts'
import { runInterruptibly } from './interrupt.ts'
import { seedBusinesses } from './seedBusinesses.ts'
import { seedEvents } from './seedEvents.ts'
import { seedJobs } from './seedJobs.ts'
import { copyRecent, makeSentences, member, sentence, withoutIndexes } from './words.ts'

/**
 * Fills an empty network with statements over ranges of ids, including the rows that triggers would write one by one.
 * Only the 500 oldest questions contain the word `oldword`.
 * @param scale the number of questions, of jobs, and of events. There are a quarter as many businesses, but at least
 * 5,000. Each question has three answers and three votes on average.
 */
export async function seedNetwork(connection: pg.PoolConfig, scale: number) {
  // In the replica role no trigger fires: neither those that count and index, nor those that check foreign keys.
  const options = '-c session_replication_role=replica -c maintenance_work_mem=1GB'
  const { db, close } = openDatabase({ ...connection, options, ...migrationLimits }, undefined, 2)
  const run = (text: string) => sql.raw(text).execute(db)
  const halvesOf = (all: number) => (fill: (from: number, to: number) => string) =>
    Promise.all([run(fill(1, Math.floor(all / 2))), run(fill(Math.floor(all / 2) + 1, all))])
  const halves = halvesOf(scale)
  const users = Math.min(Math.max(scale / 10, 1000), 100_000)
  const businesses = Math.max(5000, scale / 4)
  try {
    await run('drop table if exists bench_sentences, bench_users')
    await run(makeSentences)
    await run('create unique index on bench_sentences (n) include (text)')
    await run(`insert into users (email, full_name, password_hash, state, is_banned)
      select 'bench' || n || '@example.com', 'Member ' || n, '', 'AK', n % 200 = 0 from generate_series(1, ${users}) n
      on conflict do nothing`)
    await run(`create unlogged table bench_users as
      select id, row_number() over (order by id) as place from users where email like 'bench%@example.com'`)
    await run('create unique index on bench_users (place) include (id)')
    await run('vacuum analyze bench_sentences, bench_users')

    // Every seventh question has no answer. Questions with three or more answers have an accepted answer.
    await halves(
      (from, to) => `
      insert into questions
        (id, user_id, title, content, created_at, upvotes, downvotes, answer_count, accepted_answer_id)
      overriding system value
      select i, ${member('i')}, ${sentence('i')},
        ${sentence('i * 3')} || ' ' || ${sentence('i * 5')} || case when i <= 500 then ' oldword' else '' end,
        now() - make_interval(secs => (${scale} - i) * 30), i % 3, (i % 5 = 0)::int, i % 7,
        case when i % 7 >= 3 then i * 8 + 1 end
      from generate_series(${from}, ${to}) i`,
    )
    await halves(
      (from, to) => `
      insert into answers (id, question_id, user_id, content, created_at, upvotes, downvotes)
      overriding system value
      select i * 8 + k, i, ${member('i * 7 + k')}, ${sentence('i * 11 + k')} || ' ' || ${sentence('i * 13 + k')},
        q.created_at + make_interval(hours => k), (k = 1)::int, (k = 3)::int
      from generate_series(${from}, ${to}) i
      join questions q on q.id = i
      cross join lateral generate_series(1, i % 7) k`,
    )
    await halves(
      (from, to) => `
      insert into question_votes (question_id, user_id, vote_type)
      select i, ${member('i + k')}, case when k < i % 3 then 'upvote' else 'downvote' end
      from generate_series(${from}, ${to}) i
      cross join lateral generate_series(0, i % 3 + (i % 5 = 0)::int - 1) k`,
    )
    await halves(
      (from, to) => `
      insert into answer_votes (answer_id, user_id, vote_type)
      select id, ${member('answers.id')}, case when upvotes = 1 then 'upvote' else 'downvote' end
      from answers where question_id between ${from} and ${to} and upvotes + downvotes > 0`,
    )
    await withoutIndexes(run, ['question_search_document'], () =>
      halves(
        (from, to) => `
      insert into question_search (question_id, document)
      select q.id, question_document(q.title, q.content, coalesce(a.content, ''))
      from questions q left join (
        select question_id, string_agg(content, ' ' order by id) as content from answers
        where question_id between ${from} and ${to} group by question_id
      ) a on a.question_id = q.id
      where q.id between ${from} and ${to} order by q.id`,
      ),
    )
    await run(`insert into title_words (word)
      select word from ts_stat($$select to_tsvector('simple', title) from questions$$) where length(word) between 2 and 40
      on conflict do nothing`)
    await copyRecent(run, 'question')
    await run(`select setval(pg_get_serial_sequence('questions', 'id'), ${scale})`)
    await run(`select setval(pg_get_serial_sequence('answers', 'id'), ${scale * 8 + 8})`)
    await seedBusinesses(run, halvesOf(businesses), businesses)
    await seedJobs(run, halves, scale)
    await seedEvents(run, halves, scale)
    await run('drop table bench_sentences, bench_users')
    await run(
      'vacuum analyze questions, answers, question_votes, answer_votes, question_search, question_recent_8192, question_recent_65536, title_words, users',
    )
  } finally {
    await close()
  }
}

/** Runs `seedNetwork` in the embedded database of a data folder. */
export async function seed(dataDir: string, scale: number) {
  const { connection, stop } = await startDatabase(dataDir)
  try {
    await migrate(connection)
    await seedNetwork(connection, scale)
  } finally {
    await stop()
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { scale: { type: 'string' }, data: { type: 'string' } } })
  const { scale = '10000', data = 'data-bench' } = values
  const started = performance.now()
  await runInterruptibly(() => seed(data, Number(scale)))
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `${Number(scale).toLocaleString('en-US')} questions, jobs and events in ${seconds} seconds. Measure: npm run bench -- --data ${data}`,
  )
}
