import type { Db } from '../../database/open.server.ts'
import type { Site } from '../../kit/site.ts'
import type { Meaning } from './meaning.ts'

export type Searching = {
  db: Db
  site: Site
  asked: string
  typed: string[]
  meaning: Meaning
  limit: number
  /** Whether the last word may not be finished. */
  isTyping: boolean
}
