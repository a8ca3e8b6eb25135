import type { Db } from '../../database/open.server.ts'
import type { Site } from '../../kit/page/site.ts'
import type { Services } from '../../kit/server/services.server.ts'
import type { ParsedQuery } from './parseQuery.ts'
import type { WordStatistics } from './terms/countWords.server.ts'
import type { Vocabulary } from './vocabulary.types.ts'

export type SearchServices = Pick<Services, 'db' | 'memory' | 'replica' | 'settings' | 'searchSources'>

/** The data of one search, passed to the functions for each kind. */
export type SearchContext = {
  services: SearchServices
  db: Db
  site: Site
  statistics: WordStatistics
  queryText: string
  typedWords: string[]
  parsed: ParsedQuery
  places: Vocabulary['places']
  limit: number
  /** Whether the last word may be incomplete. */
  isTyping: boolean
}
