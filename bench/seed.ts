// npm run bench:seed -- --scale 1000000 [--data ./data-bench]: a forum of that many questions and three times the answers.
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { startEmbeddedPostgres } from '../src/database/embedded.server.ts'
import { migrate } from '../src/database/migrate.server.ts'
import { openDatabase, sql } from '../src/database/open.server.ts'

const USERS = 1000
const SENTENCES = 4000

/** Words like those of a language: few are everywhere, most are rare. */
const makeSentences = `
  create unlogged table bench_sentences as
  with words as (
    select rank, (array['ba','ke','lo','mu','ti','ra','so','ve','ni','du','fa','ge','ho','ju','pe'])[1 + rank % 15]
      || (array['sten','lar','mont','ric','vand','pol','tor','ling','bert','sig','dan','fer'])[1 + (rank / 15) % 12]
      || (array['', 'a', 'er', 'ing', 'ol', 'um', 'is', 'ek', 'un', 'or', 'ad', 'ix', 'em', 'ow', 'yl', 'ub'])[1 + (rank / 180) % 16] as word
    from generate_series(0, 2879) rank
  )
  select pick.n, initcap(string_agg(word, ' ')) || '.' as text
  from (
    select n, floor(2880 * power(random(), 3))::int as rank from generate_series(1, ${SENTENCES}) n, generate_series(1, 6)
  ) pick
  join words using (rank) group by pick.n`

/**
 * Fills an empty forum by statements over ranges of ids, as the triggers would row by row.
 * @param scale questions; there are three answers to each, on average.
 */
export async function seedForum(connection: pg.PoolConfig, scale: number) {
  const { db, pool, close } = openDatabase({ ...connection, statement_timeout: 0 }, undefined, 4)
  const run = (text: string) => sql.raw(text).execute(db)
  try {
    await run('drop table if exists bench_sentences')
    await run(makeSentences)
    await run(`insert into users (email, full_name, password_hash, state)
      select 'bench' || n || '@example.com', 'Member ' || n, '', 'AK' from generate_series(1, ${USERS}) n
      on conflict do nothing`)
    for (const table of ['questions', 'answers']) await run(`alter table ${table} disable trigger user`)
    await run('drop index question_search_document')

    const halves = (fill: (from: number, to: number) => string) => {
      const middle = Math.floor(scale / 2)
      return Promise.all([run(fill(1, middle)), run(fill(middle + 1, scale))])
    }
    await run('create index on bench_sentences (n)')
    await halves(
      (from, to) => `
      insert into questions (id, user_id, title, content, created_at, upvotes, downvotes, answer_count)
      overriding system value
      select i, u.id, s1.text, s2.text || ' ' || s3.text || ' ' || s4.text,
        now() - make_interval(secs => (${scale} - i) * 30), i % 17, i % 5, 0
      from generate_series(${from}, ${to}) i
      join (select id, row_number() over (order by id) as place from users) u on u.place = 1 + i % ${USERS}
      join bench_sentences s1 on s1.n = 1 + abs(hashint8(i)) % ${SENTENCES}
      join bench_sentences s2 on s2.n = 1 + abs(hashint8(i * 3)) % ${SENTENCES}
      join bench_sentences s3 on s3.n = 1 + abs(hashint8(i * 5)) % ${SENTENCES}
      join bench_sentences s4 on s4.n = 1 + abs(hashint8(i * 7)) % ${SENTENCES}`,
    )
    // every seventh question has none
    await halves(
      (from, to) => `
      insert into answers (id, question_id, user_id, content, created_at, upvotes, downvotes)
      overriding system value
      select i * 8 + k, i, q.user_id, s1.text || ' ' || s2.text, q.created_at + make_interval(hours => k), k % 4, k % 2
      from generate_series(${from}, ${to}) i
      join questions q on q.id = i
      cross join generate_series(1, 7) k
      join bench_sentences s1 on s1.n = 1 + abs(hashint8(i * 11 + k)) % ${SENTENCES}
      join bench_sentences s2 on s2.n = 1 + abs(hashint8(i * 13 + k)) % ${SENTENCES}
      where k <= i % 7`,
    )
    await run('update questions q set answer_count = id % 7')
    await halves(
      (from, to) => `
      insert into question_search (question_id, document)
      select q.id, search_document(q.title, q.content, coalesce(a.content, ''))
      from questions q left join (
        select question_id, string_agg(content, ' ' order by id) as content from answers
        where question_id between ${from} and ${to} group by question_id
      ) a on a.question_id = q.id
      where q.id between ${from} and ${to}`,
    )
    await run(`insert into title_words (word)
      select word from ts_stat($$select to_tsvector('simple', text) from bench_sentences$$) where length(word) between 4 and 40
      on conflict do nothing`)
    const client = await pool.connect()
    await client.query(`set maintenance_work_mem = '1GB'`)
    await client.query('create index question_search_document on question_search using gin (document)')
    client.release(true)
    for (const table of ['questions', 'answers']) await run(`alter table ${table} enable trigger user`)
    await run(`select setval(pg_get_serial_sequence('questions', 'id'), ${scale})`)
    await run(`select setval(pg_get_serial_sequence('answers', 'id'), ${scale * 8 + 8})`)
    await run('drop table bench_sentences')
    await run('vacuum analyze questions, answers, question_search, title_words, users')
  } finally {
    await close()
  }
}

/** As `seedForum`, in the embedded database of a data folder. */
export async function seed(dataDir: string, scale: number) {
  const database = await startEmbeddedPostgres(dataDir)
  await migrate(database.connection)
  await seedForum(database.connection, scale)
  await database.stop()
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { scale: { type: 'string' }, data: { type: 'string' } } })
  const { scale = '10000', data = 'data-bench' } = values
  const started = performance.now()
  await seed(data, Number(scale))
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `${Number(scale).toLocaleString('en-US')} questions in ${seconds} seconds. Measure: npm run bench -- --data ${data}`,
  )
}
