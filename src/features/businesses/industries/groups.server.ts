import { type Db, sql } from '../../../database/open.server.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { classifyIndustry } from './classify.ts'
import { type GroupSlug, groupSlugs, isGroup, nameGroup } from './groups.ts'

/** The texts of a business from which its group is derived. */
export type IndustryTexts = { naics_code?: string | null; industry?: string | null; category?: string | null }

/** The numbers of terms and of businesses in one transaction. */
const [TERM_BATCH_SIZE, ROW_BATCH_SIZE] = [500, 2000]

/** Returns the group of a term of the database function `industry_term()`, from the first of its texts that has one. */
function classifyTerm(term: string): GroupSlug | null {
  for (const text of term.split('\x1f')) {
    const group = text === '' ? null : classifyIndustry(text)
    if (group) return group
  }
  return null
}

const storeTerms = (db: Db, terms: string[]) =>
  db
    .insertInto('industry_terms')
    .values(terms.map((term) => ({ term, industry_group: classifyTerm(term) })))
    .onConflict((conflict) => conflict.column('term').doNothing())
    .execute()

/** Stores the group of each industry that a transaction is about to write, so that its businesses get their groups at once. */
export async function storeIndustryTerms(db: Db, texts: IndustryTexts[]): Promise<void> {
  const { rows } = await sql<{ term: string }>`
    select distinct industry_term(naics_code, industry, category) as term
    from json_to_recordset(${JSON.stringify(texts)}::json) as texts (naics_code text, industry text, category text)
    where industry_term(naics_code, industry, category) is not null
      and not exists (select from industry_terms as t where t.term = industry_term(naics_code, industry, category))`.execute(
    db,
  )
  for (let first = 0; first < rows.length; first += TERM_BATCH_SIZE) {
    await storeTerms(
      db,
      rows.slice(first, first + TERM_BATCH_SIZE).map(({ term }) => term),
    )
  }
}

/** Classifies the terms that other writers have queued, and sets the groups of their businesses, in batches. */
export async function classifyQueuedTerms({ db }: Pick<Services, 'db'>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { rows } = await sql<{ term: string }>`
      select distinct term from industry_terms_to_read limit ${TERM_BATCH_SIZE}`.execute(db)
    const terms = rows.map(({ term }) => term)
    if (terms.length === 0) return
    await storeTerms(db, terms)
    await setGroups(db, terms, signal)
    if (!signal.aborted) await db.deleteFrom('industry_terms_to_read').where('term', 'in', terms).execute()
  }
}

/** Sets the groups of the businesses with these terms. */
async function setGroups(db: Db, terms: string[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // The trigger copies the group from the table of terms.
    const { numAffectedRows = 0n } = await sql`
      update businesses set industry_group = null where id in (
        select b.id from businesses as b
        join industry_terms as t on t.term = industry_term(b.naics_code, b.industry, b.category)
        where t.term = any(${terms}::text[]) and t.industry_group is not null
          and b.industry_group is null and not b.industry_group_is_set
          and (b.naics_code is not null or b.industry is not null or b.category is not null)
        limit ${ROW_BATCH_SIZE}
        for update of b skip locked
      )`.execute(db)
    if (numAffectedRows === 0n) return
  }
}

/** The columns for an administrator's choice of a group: a slug, `none`, or `auto` for the group of the industry. */
export const toGroupColumns = (choice: string) => ({
  industry_group: isGroup(choice) ? choice : null,
  industry_group_is_set: choice !== 'auto',
})

/** The groups of listed businesses with counts, in the order of the list of groups. */
export async function countGroups(db: Db) {
  const rows = await db
    .selectFrom('businesses as b')
    .where(sql<boolean>`b.is_listed and b.industry_group is not null`)
    .select((count) => [sql<string>`b.industry_group`.as('slug'), count.fn.countAll<number>().as('count')])
    .groupBy('b.industry_group')
    .execute()
  const counts = new Map(rows.map(({ slug, count }) => [slug, count]))
  return groupSlugs.flatMap((slug) => {
    const count = counts.get(slug)
    return count ? [{ slug, name: nameGroup(slug), count }] : []
  })
}

/** Returns those of the ids whose businesses are in a group, in the same order. */
export async function filterByGroup(db: Db, ids: number[], group: string): Promise<number[]> {
  const rows = await db
    .selectFrom('businesses')
    .where('industry_group', '=', group)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .select('id')
    .execute()
  const inGroup = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => inGroup.has(id))
}
