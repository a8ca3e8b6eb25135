import { type Db, sql } from '../../../database/open.server.ts'
import { AppError } from '../../../kit/api/errors.ts'
import type { Viewer } from '../../../kit/page/session.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { readBusiness } from '../readBusinesses.server.ts'
import {
  FIGURE_DAYS,
  FIGURE_WEEKS,
  type FigureKind,
  MAX_SHOWN_WORDS,
  NEW_WORD_RETENTION_DAYS,
  WORD_RETENTION_DAYS,
} from './figures.constants.ts'
import type { WeekFigures, WordFigures } from './figures.contract.ts'
import { canSeeFigures } from './figures.rules.ts'
import { extractCountedWords, isPerson } from './visitors.ts'

type Impression = { kind: FigureKind; business_ids: number[]; search?: string | null }

/** Counts the views of a person, except of businesses in whose teams they are. @throws 429 */
export async function countFigures(
  { db, figures, limits }: Pick<Services, 'db' | 'figures' | 'limits'>,
  viewer: Viewer | null,
  client: string,
  headers: Headers,
  { kind, business_ids, search }: Impression,
) {
  limits.takeRead(client)
  if (isPerson(headers)) {
    const own = viewer ? await listTeamBusinesses(db, viewer, business_ids) : []
    const others = business_ids.filter((id) => !own.includes(id))
    const hasWords = kind === 'listed' || kind === 'seen'
    figures.count(kind, others, hasWords ? extractCountedWords(search ?? '') : [])
  }
  return { message: 'Thank you' }
}

/** Returns those of these businesses whose team the viewer belongs to. */
async function listTeamBusinesses(db: Db, viewer: Viewer, ids: number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('business_members')
    .where('user_id', '=', viewer.id)
    .where('status', '=', 'active')
    .where('business_id', '=', sql<number>`any(${ids}::bigint[])`)
    .select('business_id')
    .execute()
  return rows.map(({ business_id }) => business_id)
}

/** The figures of a business, for its team and for administrators. @throws 404, 403 */
export async function readFigures({ db, settings }: Pick<Services, 'db' | 'settings'>, viewer: Viewer, id: number) {
  const business = await readBusiness(db, viewer, id)
  if (!canSeeFigures(viewer, business)) throw new AppError('forbidden', 'Only the team sees the figures of a business')
  const [{ rows: weeks }, { rows: words }] = await Promise.all([
    sql<WeekFigures>`
      select to_char(week, 'YYYY-MM-DD') as week, coalesce(sum(listed), 0)::integer as listed,
        coalesce(sum(seen), 0)::integer as seen, coalesce(sum(called), 0)::integer as called,
        coalesce(sum(website), 0)::integer as website, coalesce(sum(directions), 0)::integer as directions
      from generate_series(
        date_trunc('week', now() at time zone ${settings.site.time_zone}) - make_interval(weeks => ${FIGURE_WEEKS - 1}),
        date_trunc('week', now() at time zone ${settings.site.time_zone}), '1 week'
      ) as week
      left join business_days as d on d.business_id = ${id} and d.day >= week::date and d.day < week::date + 7
      group by week order by week`.execute(db),
    sql<WordFigures>`
      select word, listed, seen from business_search_words where business_id = ${id} and word is not null
      order by seen desc, listed desc, word limit ${MAX_SHOWN_WORDS}`.execute(db),
  ])
  return { weeks, words }
}

/** Deletes old counts, and words that nobody searches for any more. */
export async function sweepFigures(db: Db): Promise<void> {
  await sql`delete from business_days where day < current_date - ${FIGURE_DAYS}::integer`.execute(db)
  await sql`
    delete from business_search_words where last_day < current_date - ${NEW_WORD_RETENTION_DAYS}::integer
      and (word is null or last_day < current_date - ${WORD_RETENTION_DAYS}::integer)`.execute(db)
}
