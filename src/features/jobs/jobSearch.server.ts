import type { RawBuilder } from 'kysely'
import { type Db, sql } from '../../database/open.server.ts'
import { completionsOf, newestMatches, type TextIndex, wordsIn } from '../search/textSearch.server.ts'
import type { JobType } from './jobs.constants.ts'

/** Title, company, location, description and requirements. */
export const jobIndex: TextIndex = { kind: 'job', words: 'job_words' }

export type Narrowing = { is_active?: boolean; job_type?: JobType; location?: string }

/** What the list is narrowed by, as the documents name it; null when by nothing. */
export async function narrow(
  db: Db,
  { is_active, job_type, location }: Narrowing,
): Promise<RawBuilder<unknown> | null> {
  const marks = [
    ...(is_active === undefined ? [] : [is_active ? `'#open'` : `!'#open'`]),
    ...(job_type === undefined ? [] : [`'#${job_type}'`]),
    ...(location === undefined ? [] : await placesOf(db, location)),
  ]
  return marks.length > 0 ? sql`${marks.join(' & ')}::tsquery` : null
}

/** All words of a place, of which the last may be the beginning of one that some job has. */
async function placesOf(db: Db, location: string): Promise<string[]> {
  const words = wordsIn(location)
  const last = words.pop()
  if (last === undefined) return []
  const { rows } = await completionsOf('job_places', last).execute(db)
  const alternatives = [last, ...rows.map(({ word }) => word)].map((word) => `'@${word}'`)
  return [...words.map((word) => `'@${word}'`), `(${alternatives.join(' | ')})`]
}

/** Ids of the newest jobs below this one that are narrowed to, newest first. */
export async function newestWithin(db: Db, within: RawBuilder<unknown>, limit: number, below: number | undefined) {
  const matches = newestMatches(jobIndex, within, { enough: limit, most: limit, below })
  const { rows } = await sql<{ id: number }>`select id from ${matches} order by id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
