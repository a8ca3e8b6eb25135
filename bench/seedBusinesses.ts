import { sentence, words } from './words.ts'

type Run = (text: string) => Promise<unknown>
type Halves = (fill: (from: number, to: number) => string) => Promise<unknown>

/**
 * Creates businesses in 200 cities and 20 industries. Of these one in twenty is not listed, and the descriptions of only
 * twenty contain the word `rareword`.
 */
export async function seedBusinesses(run: Run, halves: Halves, scale: number) {
  await run('drop index businesses_document, businesses_similar_name, businesses_search_text')
  await halves(
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
  )
  await run('create index businesses_document on businesses using gin (document) where is_listed')
  await run(`create index businesses_similar_name on businesses using gin (lower(business_name) gin_trgm_ops)
    where is_listed`)
  await run('create index businesses_search_text on businesses using gin (search_text gin_trgm_ops)')
  await run(`select setval(pg_get_serial_sequence('businesses', 'id'), ${scale})`)
  await run('vacuum analyze businesses')
}
