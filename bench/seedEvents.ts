import { type Halves, member, type Run, sentence, withoutIndexes, words } from './words.ts'

const HOSTS = 2000

/**
 * Creates events of 2,000 of the listed businesses, spread evenly from two years ago to one year ahead. Only one in ten
 * thousand contains the word `rareword`.
 */
export async function seedEvents(run: Run, halves: Halves, scale: number) {
  await run(`create unlogged table bench_hosts as
    select id, business_name, row_number() over (order by id) as place from (
      select id, business_name from businesses where is_listed order by id limit ${HOSTS}
    ) listed`)
  await run('create unique index on bench_hosts (place)')
  await run('vacuum analyze bench_hosts')
  await withoutIndexes(run, ['events_document', 'events_upcoming_document', 'events_span'], () =>
    halves(
      (from, to) => `
    insert into events (id, business_id, created_by, title, description, start_datetime, end_datetime, location, event_type,
      cost_info, created_at, is_listed, is_over, document)
    overriding system value
    select i, host, author, title, description, starts, starts + make_interval(hours => 1 + i % 50 / 10), place,
      (array['Networking', 'Workshop', 'Conference', 'Sale', 'Community', 'Other'])[1 + i % 6], 'Free', starts - interval '20 days', true, starts < now(),
      event_document(title, description, place, host_name)
    from (
      select i, ${member('i')} as author, h.id as host, h.business_name as host_name,
        ${words('i', 4)} as title, initcap(${words('i % 200', 1)}) as place,
        ${sentence('i * 3')} || ' ' || ${sentence('i * 5')} || ' ' || ${sentence('i * 7')}
          || case when i % 10000 = 9999 then ' rareword' else '' end as description,
        date_trunc('hour', now()) + interval '1095 days' * (i::float8 / ${scale}) - interval '730 days' as starts
      from generate_series(${from}, ${to}) i join bench_hosts h on h.place = 1 + abs(hashint8(i)) % ${HOSTS}
    ) made`,
    ),
  )
  await run(`select setval(pg_get_serial_sequence('events', 'id'), ${scale})`)
  await run('drop table bench_hosts')
  await run('vacuum analyze events')
}
