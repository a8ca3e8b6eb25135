import type { RawBuilder } from 'kysely'
import { type Db, sql } from '../../../database/open.server.ts'
import { listHelpPages } from '../../help/helpPages.server.ts'
import { isActive, isPublic } from '../../jobs/jobs.query.server.ts'
import { isPublicQuestion } from '../../questions/questions.query.server.ts'
import type { Kind } from '../kinds.ts'

type Source = {
  /** SQL: the FROM and the WHERE clause of all public documents. */
  from: () => RawBuilder<unknown>
  name: RawBuilder<unknown>
  text: RawBuilder<unknown>
  /** SQL: the column that is highest for the newest document. */
  order: RawBuilder<unknown>
  /** The number of newest documents that get vectors. */
  most: number
}

const join = (...parts: RawBuilder<unknown>[]) => sql`concat_ws(E'\n', ${sql.join(parts)})`
const cut = (column: RawBuilder<unknown>) => sql`left(${column}, 4000)`

/** The texts that are sent to the embedding service, without the names of authors. There are at most 50,000. */
const sources: Record<Kind, Source> = {
  help: {
    from: () => {
      const pages = listHelpPages()
      const texts = pages.map(({ title, phrases, text }) => [title, ...phrases, text].join('\n'))
      return sql`unnest(${pages.map(({ name }) => name)}::text[], ${texts}::text[]) as h (name, text) where true`
    },
    ...{ name: sql`h.name`, text: cut(sql`h.text`), order: sql`h.name`, most: 1000 },
  },
  job: {
    from: () => sql`jobs as j where ${isActive} and ${isPublic}`,
    text: join(
      ...['title', 'company', 'location', 'job_type'].map((name) => sql.ref(`j.${name}`)),
      cut(sql`j.description`),
    ),
    ...{ name: sql`j.id::text`, order: sql`j.id`, most: 5000 },
  },
  event: {
    // Only the next occurrence of a series.
    from: () => sql`events as e join businesses as b on b.id = e.business_id
      where e.is_listed and e.end_datetime > now() and not exists (
        select from events as earlier where earlier.series_id = e.series_id and earlier.is_listed
          and earlier.end_datetime > now() and earlier.start_datetime < e.start_datetime)`,
    text: join(
      ...['e.title', 'e.event_type', 'e.location', 'b.city'].map((name) => sql.ref(name)),
      cut(sql`e.description`),
    ),
    ...{ name: sql`e.id::text`, order: sql`e.id`, most: 4000 },
  },
  business: {
    from: () => sql`businesses as b
      where b.is_listed and coalesce(b.tagline, b.industry, b.category, b.description, '') <> ''`,
    text: join(
      ...['business_name', 'tagline', 'industry', 'category', 'city'].map((name) => sql.ref(`b.${name}`)),
      cut(sql`b.description`),
    ),
    ...{ name: sql`b.id::text`, order: sql`b.id`, most: 20_000 },
  },
  question: {
    from: () => sql`questions as q where ${isPublicQuestion}`,
    text: join(sql`q.title`, cut(sql`q.content`)),
    ...{ name: sql`q.id::text`, order: sql`q.id`, most: 20_000 },
  },
}

export const embeddedKinds = Object.keys(sources) as Kind[]

/** SELECT of the documents of a kind that get vectors, with `name` and `text`. */
function selectDocuments(kind: Kind) {
  const { from, name, text, order, most } = sources[kind]
  return sql`(select ${name} as name, ${text} as text from ${from()} order by ${order} desc limit ${most})`
}

const selectWaiting = (kind: Kind, model: string) => sql`
  ${selectDocuments(kind)} as d left join embeddings as e on e.kind = ${kind} and e.name = d.name
  where e.name is null or e.model <> ${model} or e.text_hash <> md5(d.text)::uuid
    -- A refusal may have been a fault of the service.
    or (e.vector is null and e.embedded_at < now() - interval '1 day')`

export type WaitingDocument = { name: string; text: string; text_hash: string }

/** Reads documents without a vector of this model, or with an outdated one. */
export async function readWaitingDocuments(
  db: Db,
  kind: Kind,
  model: string,
  most: number,
): Promise<WaitingDocument[]> {
  const { rows } = await sql<WaitingDocument>`
    select d.name, d.text, md5(d.text) as text_hash from ${selectWaiting(kind, model)} limit ${most}`.execute(db)
  return rows
}

export async function countWaitingDocuments(db: Db, model: string): Promise<number> {
  const counts = embeddedKinds.map((kind) => sql`(select count(*) from ${selectWaiting(kind, model)})`)
  const { rows } = await sql<{ waiting: number }>`select ${sql.join(counts, sql` + `)} as waiting`.execute(db)
  return Number(rows[0]?.waiting)
}

/** Deletes the vectors of documents that are no longer public, no longer current, or no longer among the newest. */
export async function deleteObsoleteVectors(db: Db): Promise<void> {
  for (const kind of embeddedKinds) {
    await sql`
      delete from embeddings where kind = ${kind} and name in (
        select e.name from embeddings as e left join ${selectDocuments(kind)} as d on d.name = e.name
        where e.kind = ${kind} and d.name is null)`.execute(db)
  }
}

/** Maps each document that visitors may see now to whether it names one of the places. */
export async function readVisibleDocuments(db: Db, kind: Kind, names: string[], places: string[]) {
  const { from, name, text } = sources[kind]
  const asWords = (content: RawBuilder<unknown>) =>
    sql`' ' || regexp_replace(lower(${content}), '[^a-z0-9]+', ' ', 'g') || ' '`
  const { rows } = await sql<{ name: string; is_inside: boolean }>`
    select ${name} as name, exists (
      select from unnest(${places}::text[]) as place where position(${asWords(sql`place`)} in ${asWords(text)}) > 0
    ) as is_inside
    from ${from()} and ${name} = any(${names}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.name, row.is_inside]))
}
