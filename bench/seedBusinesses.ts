import { type Halves, type Run, sentence, withoutIndexes, words } from './words.ts'

/**
 * Creates businesses in 200 cities and 20 industries. One in twenty is not listed. Only twenty descriptions contain the
 * word `rareword`.
 */
export async function seedBusinesses(run: Run, halves: Halves, scale: number) {
  const indexes = ['businesses_document', 'businesses_similar_name', 'businesses_parts']
  await withoutIndexes(run, indexes, () =>
    halves(
      (from, to) => `
    insert into businesses (id, business_name, tagline, industry, description, street, city, state, zip_code, phone,
      website, is_public, verification_status, is_claimed)
    overriding system value
    select i, ${words('i', 3)}, ${sentence('i * 3')}, ${words('1000 + i % 20', 2)},
      ${sentence('i * 5')} || ' ' || ${sentence('i * 7')}
        || case when i % ${Math.floor(scale / 20)} = 1 then ' rareword' else '' end,
      i || ' Main Street', initcap(${words('i % 200', 1)}), 'AK', '99' || 500 + i % 400, '907 555 0100',
      'https://company-' || i || '.example', i % 20 <> 0, case when i % 20 = 0 then 'imported' else 'curated' end,
      i % 10 = 1
    from generate_series(${from}, ${to}) i`,
    ),
  )
  await run(`select setval(pg_get_serial_sequence('businesses', 'id'), ${scale})`)
  await run('vacuum analyze businesses')
}
