import type { RawBuilder } from 'kysely'
import { sql } from '../../database/open.server.ts'

/** A section of the document that members download, with data that the network stores about them. */
export type Section = {
  /** The database columns with the id of the account that the section covers, such as `jobs.user_id`. */
  covers: string[]
  rows: (user_id: number) => RawBuilder<Record<string, unknown>>
}

/**
 * SQL for the id and title of an item, such as a question that was answered. The title is null when the account may not
 * see the item.
 * @param id the column with its id
 */
export const selectItem = (type: string, id: string, user_id: number) =>
  sql`json_build_object('id', ${sql.ref(id)}, 'title', visible_name(${type}, ${sql.ref(id)}, ${user_id}::bigint))`
