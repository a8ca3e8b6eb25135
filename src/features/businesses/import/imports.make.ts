import { gzipSync } from 'node:zlib'
import { db } from '../../../../test/database.ts'
import type { ImportState } from './import.constants.ts'

const columns = ['Name', 'City', 'Phone'].map((heading) => ({ heading, samples: [] }))

/** Inserts an import of one row in this state. An applied import has created the businesses with the ids `created`. */
export async function makeImport(
  { id: user_id }: { id: number },
  state: ImportState,
  { created, csv = 'Name,City,Phone\nAurora Inn,Nome,\n' }: { created?: { id: number }; csv?: string } = {},
) {
  const isApplied = state === 'applied'
  const { id } = await db
    .insertInto('imports')
    .values({
      file_name: 'list.csv',
      state,
      user_id,
      user_name: 'Ada Admin',
      encoding: 'utf-8',
      delimiter: ',',
      heading_line: 1,
      first_line: 2,
      columns: JSON.stringify(columns),
      mapping: JSON.stringify({ business_name: 0, city: 1, phone: 2 }),
      counts: JSON.stringify({ rows: 1, new: 1 }),
      total: 1,
      applied_at: isApplied ? new Date().toISOString() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('import_files')
    .values({ import_id: id, part: 0, content: gzipSync(csv) })
    .execute()
  await db
    .insertInto('import_lines')
    .values({ import_id: id, line: 2, kind: 'new', business_name: 'Aurora Inn', city: 'Nome', state: 'AK' })
    .execute()
  if (created) {
    await db
      .insertInto('import_businesses')
      .values({ import_id: id, line: 2, business_id: created.id, effect: 'created' })
      .execute()
  }
  return { id }
}

/** Inserts a change of the phone number that a list proposes for a business. */
export const makeProposal = (import_id: number, business_id: number) =>
  db
    .insertInto('import_proposals')
    .values({ import_id, business_id, field: 'phone', to_value: '(907) 555-0199' })
    .returningAll()
    .executeTakeFirstOrThrow()
