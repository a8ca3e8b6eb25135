import type { RawBuilder } from 'kysely'
import { sql } from '../../database/open.server.ts'

/** A list in the document that members download, with what the network stores about them. */
export type Section = {
  /** The columns of the database with the id of the account that the section covers, such as `jobs.user_id`. */
  covers: string[]
  rows: (user_id: number) => RawBuilder<Record<string, unknown>>
}

/**
 * A thing by id and title, such as a question that was answered. The title is null when the account may not see it.
 * @param id the column with its id
 */
export const thing = (type: string, id: string, user_id: number) =>
  sql`json_build_object('id', ${sql.ref(id)}, 'title', visible_name(${type}, ${sql.ref(id)}, ${user_id}::bigint))`
