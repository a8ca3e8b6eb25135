import { type Db, sql } from '../../../database/open.server.ts'
import { assertFound } from '../../../kit/api/errors.ts'
import {
  type DuplicateChoice,
  type ImportState,
  importFields,
  MAX_SAMPLE_ROWS,
  type Mapping,
  PROPOSED_NOTE,
  type RowKind,
  rowKinds,
  UNDO_DAYS,
} from './import.constants.ts'
import type { Import, ImportRow, ImportSummary } from './imports.contract.ts'

/** A column of the file as it is stored. `doubt` is missing where nothing is doubtful. */
export type ImportColumn = { heading: string; samples: string[]; doubt?: string }

export const selectImports = (db: Db) =>
  db
    .selectFrom('imports as i')
    .selectAll('i')
    .select([
      sql<number>`case when i.state = 'applied' then (
        select count(*) from import_businesses as o join businesses as b on b.id = o.business_id
        where o.import_id = i.id and o.effect = 'created' and b.verification_status = 'imported'
      ) else 0 end`.as('publishable'),
      sql<boolean>`i.state = 'applied' and i.applied_at > now() - make_interval(days => ${UNDO_DAYS})`.as('can_undo'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selectImports>['executeTakeFirstOrThrow']>>

const countNames = ['rows', ...rowKinds, 'missing'] as const
const resultNames = ['created', 'updated', 'proposed', 'unchanged', 'skipped', 'removed', 'restored', 'kept'] as const

const fillCounts = <Name extends string>(names: readonly Name[], stored: unknown) =>
  Object.fromEntries(names.map((name) => [name, (stored as Record<string, number>)[name] ?? 0])) as Record<Name, number>

export const serializeSummary = (row: Row): ImportSummary => ({
  id: row.id,
  file_name: row.file_name,
  state: row.state as ImportState,
  error: row.error,
  user_name: row.user_name,
  created_at: row.created_at,
  applied_at: row.applied_at,
  undone_at: row.undone_at,
  counts: fillCounts(countNames, row.counts),
  results: fillCounts(resultNames, row.results),
  progress: { processed: row.processed, total: row.total },
  publishable: row.publishable,
  publishing: { state: row.publishing as ImportSummary['publishing']['state'], published: row.published },
  can_undo: row.can_undo,
})

const selectRows = (db: Db, import_id: number) =>
  db
    .selectFrom('import_lines as l')
    .leftJoin('import_businesses as o', (join) =>
      join.onRef('o.import_id', '=', 'l.import_id').onRef('o.line', '=', 'l.line'),
    )
    .where('l.import_id', '=', import_id)
    .select([
      'l.line',
      'l.kind',
      'l.reason',
      sql<number | null>`coalesce(o.business_id, l.business_id)`.as('business_id'),
      sql<ImportRow['changes']>`coalesce(o.changes, l.changes)`.as('changes'),
      'l.business_name',
      'l.street',
      'l.city',
      'l.state',
      'l.zip_code',
      'l.phone',
      'l.website',
      'l.industry',
      'l.category',
      'l.naics_code',
      'l.alaska_business_license',
      'l.year_established',
      'o.effect',
      'o.undone',
    ])
    .orderBy('l.line')

/** The rows that are imported with a remark: something was left out or is doubtful. */
const isRemarked = sql<boolean>`l.reason <> ${sql.lit(PROPOSED_NOTE)} and l.kind in ('new', 'changed')`

/** The rows of an import in the order of the file, after this line. */
export async function readRows(
  db: Db,
  import_id: number,
  { kind, remarked, after, limit }: { kind?: RowKind; remarked?: boolean; after: number; limit: number },
): Promise<ImportRow[]> {
  const rows = await selectRows(db, import_id)
    .$if(kind !== undefined, (query) => query.where('l.kind', '=', kind as string))
    .$if(remarked === true, (query) => query.where(isRemarked))
    .where('l.line', '>', after)
    .limit(limit)
    .execute()
  return rows as ImportRow[]
}

/** @throws 404 */
export async function readImport(db: Db, id: number): Promise<Import> {
  const row = assertFound(await selectImports(db).where('i.id', '=', id).executeTakeFirst(), 'Import not found')
  const mapping = row.mapping as Mapping
  // Screens ask for a running import again and again, and counting its remarks reads all its rows.
  const isRunning = row.state === 'checking' || row.state === 'applying' || row.state === 'undoing'
  const [samples, remarked, remarkedRows, earlier, proposals, remembered, stored] = await Promise.all([
    Promise.all(
      rowKinds.map(async (kind) => [kind, await readRows(db, id, { kind, after: 0, limit: MAX_SAMPLE_ROWS })]),
    ),
    isRunning
      ? { count: 0 }
      : db
          .selectFrom('import_lines as l')
          .where('l.import_id', '=', id)
          .where(isRemarked)
          .select((count) => count.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
    isRunning ? [] : readRows(db, id, { remarked: true, after: 0, limit: MAX_SAMPLE_ROWS }),
    row.earlier_id === null
      ? null
      : db
          .selectFrom('imports')
          .where('id', '=', row.earlier_id)
          .select(['id', 'file_name', 'applied_at'])
          .executeTakeFirst(),
    db
      .selectFrom('import_proposals')
      .where('import_id', '=', id)
      .where('status', '=', 'pending')
      .select((count) => count.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    db.selectFrom('import_mappings').where('headings_key', '=', row.headings_key).select('mapping').executeTakeFirst(),
    db.selectFrom('import_files').where('import_id', '=', id).select('part').limit(1).executeTakeFirst(),
  ])
  return {
    ...serializeSummary(row),
    encoding: row.encoding,
    delimiter: row.delimiter,
    heading_line: row.heading_line,
    columns: (row.columns as unknown as ImportColumn[]).map((column, index) => ({
      doubt: null,
      ...column,
      index,
    })),
    mapping: Object.fromEntries(importFields.map((field) => [field, mapping[field] ?? null])) as Import['mapping'],
    is_mapping_remembered: remembered !== undefined && isSameMapping(remembered.mapping as Mapping, mapping),
    duplicates: row.duplicates as DuplicateChoice,
    samples: Object.fromEntries(samples),
    remarked: { count: remarked.count, rows: remarkedRows },
    earlier: earlier ?? null,
    pending_proposals: proposals.count,
    has_rows: stored !== undefined,
  }
}

const isSameMapping = (a: Mapping, b: Mapping) =>
  importFields.every((field) => (a[field] ?? null) === (b[field] ?? null))
