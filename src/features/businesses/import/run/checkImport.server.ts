import { type Db, sql, type Tx } from '../../../../database/open.server.ts'
import { AppError } from '../../../../kit/api/errors.ts'
import type { Services } from '../../../../kit/server/services.server.ts'
import type { CsvFormat } from '../csvRows.server.ts'
import { type Mapping, rowKinds } from '../import.constants.ts'
import type { ImportColumn } from '../imports.query.server.ts'
import { classify } from './classify.server.ts'
import { forgetFarPlaces, forgetUnknownStates } from './places.server.ts'
import { stageRows } from './stageRows.server.ts'
import { createStagingTable } from './staging.server.ts'

type RunServices = Pick<Services, 'background' | 'settings'>

/** The minimum share of the businesses of an earlier list that a file must contain to count as the same list. */
const SAME_LIST_SHARE = 0.3

/** Checks the file of an import in the state `checking`: finds out what applying the import would do with each row. */
export async function checkImport({ background, settings }: RunServices, id: number): Promise<void> {
  const onProgress = (processed: number) =>
    background.updateTable('imports').set({ processed }).where('id', '=', id).where('state', '=', 'checking').execute()
  try {
    await background.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom('imports')
        .where('id', '=', id)
        .where('state', '=', 'checking')
        .selectAll()
        .executeTakeFirst()
      if (!row) return
      await deleteFindings(tx, id)
      await createStagingTable(tx)
      const columns = row.columns as unknown as ImportColumn[]
      const { processed: rows, ...evidence } = await stageRows(
        tx,
        {
          id,
          format: { delimiter: row.delimiter, encoding: row.encoding, isLenient: true } as CsvFormat,
          headings: columns.map(({ heading }) => heading),
          heading_line: row.heading_line,
          first_line: row.first_line,
          mapping: row.mapping as Mapping,
          region_code: settings.site.region_code,
        },
        onProgress,
      )
      await forgetUnknownStates(tx, settings.site.region_code, evidence)
      await forgetFarPlaces(tx)
      await classify(tx, id, { hasAddressTypes: (row.mapping as Mapping).address_type != null })
      const earlier_id = await findMissing(tx, id, row.headings_key)
      const checked = await tx
        .updateTable('imports')
        .set({
          state: 'checked',
          earlier_id,
          counts: JSON.stringify(await countRows(tx, id, rows)),
          processed: rows,
          total: rows,
        })
        .where('id', '=', id)
        .where('state', '=', 'checking')
        .executeTakeFirst()
      // Another process has checked the import meanwhile.
      if (checked.numUpdatedRows === 0n) throw new Error('The import is no longer being checked')
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await background
      .updateTable('imports')
      .set({ state: 'failed', error: error.message })
      .where('id', '=', id)
      .where('state', '=', 'checking')
      .execute()
  }
}

/** Deletes the results of an earlier check. */
export async function deleteFindings(tx: Tx | Db, id: number) {
  await tx.deleteFrom('import_lines').where('import_id', '=', id).execute()
  await tx.deleteFrom('import_missing').where('import_id', '=', id).execute()
}

async function countRows(tx: Tx, id: number, rows: number) {
  const counted = await tx
    .selectFrom('import_lines')
    .where('import_id', '=', id)
    .select(['kind', (count) => count.fn.countAll<number>().as('count')])
    .groupBy('kind')
    .execute()
  const missing = await tx
    .selectFrom('import_missing')
    .where('import_id', '=', id)
    .select((count) => count.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return {
    rows,
    ...Object.fromEntries(rowKinds.map((kind) => [kind, counted.find((row) => row.kind === kind)?.count ?? 0])),
    missing: missing.count,
  }
}

/**
 * Finds the latest applied import of the same list, with the same headings and enough of the same businesses, and
 * records its businesses that the new file lacks.
 * @returns its id; null when there is none.
 */
async function findMissing(tx: Tx, id: number, headings_key: string | null): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select i.id from imports as i
    cross join lateral (
      select count(*) as all_rows, count(l.business_id) as found from (
        select distinct b.business_id from import_businesses as b where b.import_id = i.id and b.undone is null
      ) as own left join (
        select distinct business_id from import_lines where import_id = ${id} and business_id is not null
      ) as l using (business_id)
    ) as shares
    where i.headings_key = ${headings_key} and i.state = 'applied' and i.id <> ${id}
      and found >= ${sql.lit(SAME_LIST_SHARE)} * all_rows and found > 0
    order by i.id desc limit 1`.execute(tx)
  const earlier_id = rows[0]?.id ?? null
  if (earlier_id === null) return null
  await sql`
    insert into import_missing (import_id, business_id)
    select distinct ${id}::bigint, b.id from import_businesses as own join businesses as b on b.id = own.business_id
    where own.import_id = ${earlier_id} and own.undone is null
      and not exists (select from import_lines as l where l.import_id = ${id} and l.business_id = b.id)`.execute(tx)
  return earlier_id
}
