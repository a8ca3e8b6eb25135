const SENTENCES = 40_000
const VOCABULARY = 200_000

/** SQL for an invented word of each rank. */
const word = `(array['ba','ke','lo','mu','ti','ra','so','ve','ni','du','fa','ge','ho','ju','pe'])[1 + rank % 15]
  || (array['sten','lar','mont','ric','vand','pol','tor','ling','bert','sig','dan','fer'])[1 + rank / 15 % 12]
  || (array['','a','er','ing','ol','um','is','ek','un','or','ad','ix','em','ow','yl','ub'])[1 + rank / 180 % 16]
  || (array['','kal','win','dor','mer','tas','gul','bri','fen','hol','nar','ost','pim','ruk','sel'])[1 + rank / 2880 % 15]
  || (array['','ax','iv','oth','eb'])[1 + rank / 43200 % 5]`

/** Creates sentences of six words whose frequencies follow Zipf's law from rank 50 on: a word of rank r is 1/r times as frequent as the first. */
export const makeSentences = `
  create unlogged table bench_sentences as
  select n, initcap(string_agg(${word}, ' ')) || '.' as text
  from (
    select n, floor(50 * power(${VOCABULARY / 50}, random()))::int - 50 as rank
    from generate_series(1, ${SENTENCES}) n, generate_series(1, 6)
  ) picked group by n`

/** SQL for a sentence, which is the same for the same seed. */
export const sentence = (seed: string) =>
  `(select text from bench_sentences where n = 1 + abs(hashint8(${seed})) % ${SENTENCES})`
/** SQL for the first words of a sentence, for a title or a place. */
export const words = (seed: string, count: number) =>
  `(select array_to_string((string_to_array(rtrim(text, '.'), ' '))[1:${count}], ' ') from (select ${sentence(seed)} as text) s)`

export const member = (seed: string) =>
  `(select id from bench_users where place = 1 + abs(${seed}) % (select max(place) from bench_users))`

export type Run = (text: string) => Promise<{ rows: unknown[] }>
/** Runs two statements concurrently, one for each half of a range of ids. */
export type Halves = (fill: (from: number, to: number) => string) => Promise<unknown>

/** Drops these indexes while a table is filled, because building them afterwards is faster. */
export async function withoutIndexes(run: Run, names: string[], fill: () => Promise<unknown>) {
  const { rows } = await run(`select indexdef from pg_indexes where indexname in ('${names.join("', '")}')`)
  await run(`drop index ${names.join(', ')}`)
  await fill()
  for (const { indexdef } of rows as { indexdef: string }[]) await run(indexdef)
}

/** Copies the newest documents into the tables that searches read first. */
export async function copyRecent(run: Run, kind: string) {
  for (const block of [8192, 65536]) {
    await withoutIndexes(run, [`${kind}_recent_${block}_document`], () =>
      run(`insert into ${kind}_recent_${block} select * from ${kind}_search
        where ${kind}_id >= first_recent_id((select max(${kind}_id) from ${kind}_search), ${block})`),
    )
  }
}
