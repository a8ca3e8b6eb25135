import type { RawBuilder } from 'kysely'
import { type Db, sql } from '../../database/open.server.ts'
import { both, type Concept, countIn, countInTitle, type Hit, inName, inTiers, marks } from './concepts.server.ts'

/** How many matches are ranked. */
const CANDIDATES = 500

type Search = { concepts: Concept[]; cities: string[] | null; typed: string[]; narrowed: boolean; limit: number }

const document = sql`b.document`
const verifiedFirst = sql`b.verification_status <> 'approved', not b.is_claimed`

async function rank(db: Db, concepts: Concept[], query: RawBuilder<unknown>, limit: number): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    with found as materialized (
      select b.id, b.document, b.business_name, b.verification_status, b.is_claimed from businesses as b
      where b.is_listed and b.document @@ ${query} limit ${CANDIDATES}
    )
    select b.id, ${countIn(document, concepts)} as covered, ${countInTitle(sql`ts_filter(b.document, '{a}')`, concepts)} as titled
    from found as b
    order by covered desc, titled desc, ts_rank(b.document, ${query}, 1) desc, ${verifiedFirst}, b.business_name, b.id
    limit ${limit}`.execute(db)
  return rows
}

/** Those of a place, or all: nothing else is known of what is looked for. */
async function listAll(db: Db, cities: string[] | null, limit: number): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    select b.id, 0 as covered, 0 as titled from businesses as b
    where b.is_listed ${cities ? sql`and lower(b.city) = any(${cities})` : sql``}
    order by b.business_name, b.id limit ${limit}`.execute(db)
  return rows
}

/** Those whose names are made of exactly these words, and some more. */
export async function findNamed(db: Db, words: string[], limit: number): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    select b.id, 0 as covered, 0 as titled, true as named from (
      select b.id, b.business_name, b.verification_status, b.is_claimed from businesses as b
      where b.is_listed and b.document @@ ${inName(words)} limit ${CANDIDATES}
    ) as b order by length(b.business_name), ${verifiedFirst}, b.id limit ${limit}`.execute(db)
  return rows
}

/** Those whose names are like what was typed. */
async function alike(db: Db, text: string, limit: number): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    select b.id, 0 as covered, 0 as titled, true as named from businesses as b
    where b.is_listed and ${text} <% lower(b.business_name) and word_similarity(${text}, lower(b.business_name)) >= ${ALIKE}
    order by word_similarity(${text}, lower(b.business_name)) desc, similarity(${text}, lower(b.business_name)) desc, b.id
    limit ${limit}`.execute(db)
  return rows
}

/** How much a name must have in common with what was typed. */
const ALIKE = 0.68
/** How long a name must be to be guessed. */
const GUESSED = 5

/**
 * Businesses of the directory: by name, by what they do and where; of other places when there are none there, and by a name
 * like the one that was typed when there is none at all.
 * @param typed all words that were typed, of which the name may be made.
 * @param narrowed whether some of them were understood as a place, a trade or the like.
 */
export async function findBusinesses(db: Db, { concepts, cities, typed, narrowed, limit }: Search): Promise<Hit[]> {
  const there = cities && marks('@', cities)
  const within = (query: RawBuilder<unknown>) => (there ? both([query, there]) : query)
  const byName =
    typed.length > (narrowed ? 1 : 0)
      ? (await findNamed(db, typed, limit)).map((hit) => ({
          ...hit,
          covered: concepts.length,
          titled: concepts.length,
        }))
      : []
  const found =
    concepts.length === 0
      ? await listAll(db, cities, limit)
      : await inTiers(concepts, limit, ({ query }) => rank(db, concepts, within(query), limit))
  const known = new Set(byName.map(({ id }) => id))
  const all = [...byName, ...found.filter(({ id }) => !known.has(id))].slice(0, limit)
  if (all.some(({ covered }) => covered === concepts.length)) return all
  const text = typed.join(' ')
  const guessed = text.length >= GUESSED ? await alike(db, text, limit) : []
  const elsewhere =
    there && concepts.length > 0 ? await inTiers(concepts, limit, ({ query }) => rank(db, concepts, query, limit)) : []
  const rest = [...guessed, ...all, ...elsewhere.map((hit) => ({ ...hit, elsewhere: true }))]
  return rest.filter(({ id }, at) => rest.findIndex((one) => one.id === id) === at).slice(0, limit)
}
