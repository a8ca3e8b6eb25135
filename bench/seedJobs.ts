import { copyRecent, type Halves, member, type Run, sentence, withoutIndexes, words } from './words.ts'

/**
 * Creates jobs. Of the newest fifth, two in three are open; all others are closed. Only some of the oldest open jobs
 * contain the word `rareword`.
 */
export async function seedJobs(run: Run, halves: Halves, scale: number) {
  const firstOpen = Math.floor(scale * 0.8)
  await halves(
    (from, to) => `
    insert into jobs (id, user_id, title, company, location, job_type, description, requirements, created_at, expires_at, closed_at,
      salary_range, pay_from, pay_to, pay_unit, pay_reader)
    overriding system value
    select i, ${member('i')}, ${words('i', 3)}, ${words('i * 3', 2)}, ${words('i % 300', 1)} || ', AK',
      (array['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship'])[1 + i % 6],
      ${sentence('i * 5')} || ' ' || ${sentence('i * 7')} || ' ' || ${sentence('i * 11')}
        || case when i between ${firstOpen} and ${firstOpen + 200} then ' rareword' else '' end,
      ${sentence('i * 13')}, posted, posted + interval '60 days',
      case when i < ${firstOpen} then posted + interval '60 days' when i % 3 = 0 then posted + interval '1 hour' end,
      '$' || 18 + i % 41 || ' an hour', 18 + i % 41, 18 + i % 41, 'hour', 1
    from generate_series(${from}, ${to}) i,
      lateral (select now() - interval '50 days' * (${scale} - i) / (${scale} * 0.2) as posted) as times`,
  )
  await withoutIndexes(run, ['job_search_document'], () =>
    halves(
      (from, to) => `
      insert into job_search (job_id, document)
      select j.id, job_document(j) from jobs j where j.id between ${from} and ${to} order by j.id`,
    ),
  )
  await run(`insert into job_words (word)
    select word from ts_stat($$select to_tsvector('simple', text) from bench_sentences$$)
    where length(word) between 2 and 40 on conflict do nothing`)
  await run(`insert into job_places (word)
    select word from ts_stat($$select to_tsvector('simple', location) from jobs$$) where length(word) between 2 and 40
    on conflict do nothing`)
  await copyRecent(run, 'job')
  await run(`select setval(pg_get_serial_sequence('jobs', 'id'), ${scale})`)
  await run('vacuum analyze jobs, job_search, job_recent_8192, job_recent_65536, job_words, job_places')
}
