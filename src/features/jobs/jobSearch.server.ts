import { type Db, sql } from '../../database/open.server.ts'
import {
  extractWords,
  selectCompletions,
  selectNewestMatches,
  type TextIndex,
} from '../../database/textSearch.server.ts'
import { allOf, anyOf, type TsQuery, toSql } from '../../database/tsquery.server.ts'
import type { JobType } from './jobs.constants.ts'

/** The search index over title, company, location, description and requirements. */
export const jobIndex: TextIndex = { newestMatches: 'newest_matching_jobs', words: 'job_words' }

export type JobFilter = {
  is_active?: boolean
  job_type?: JobType
  location?: string
  /** Several alternative places. */
  locations?: string[]
}

/** Returns the filters as a tsquery over the marker words of the search documents; null without filters. */
export async function filterJobs(
  db: Db,
  { is_active, job_type, location, locations }: JobFilter,
): Promise<TsQuery | null> {
  const terms = [
    ...(is_active === undefined ? [] : [is_active ? `'#open'` : `!'#open'`]),
    ...(job_type === undefined ? [] : [`'#${job_type}'`]),
    ...(location === undefined ? [] : await locationTerms(db, location)),
    ...(locations === undefined ? [] : [anyOf(locations.map((place) => allOf(extractWords(place).map(placeMarker))))]),
  ]
  return terms.length > 0 ? allOf(terms) : null
}

const placeMarker = (word: string) => `'@${word}'`

/** Returns the tsquery terms of a location. The last word also matches as a prefix. */
async function locationTerms(db: Db, location: string): Promise<string[]> {
  const words = extractWords(location)
  const last = words.pop()
  if (last === undefined) return []
  const { rows } = await selectCompletions('job_places', last).execute(db)
  const alternatives = [last, ...rows.map(({ word }) => word)].map((word) => `'@${word}'`)
  return [...words.map((word) => `'@${word}'`), `(${alternatives.join(' | ')})`]
}

/** Returns the ids of the newest jobs that match the filter and are less than `below`, newest first. */
export async function findNewestMatches(db: Db, filter: TsQuery, limit: number, below: number | undefined) {
  const matches = selectNewestMatches(jobIndex, toSql(filter), { sufficient: limit, maxCandidates: limit, below })
  const { rows } = await sql<{ id: number }>`select id from ${matches} order by id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
