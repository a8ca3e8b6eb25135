import { z } from 'zod'
import type { Contract } from '../../../kit/api/contract.ts'
import { idCursor } from '../../../kit/api/cursor.ts'
import { choice, id, limitParam, message, time } from '../../../kit/api/schema.ts'
import {
  comparedFields,
  duplicateChoices,
  effects,
  importFields,
  importStates,
  publishingStates,
  rowKinds,
  undoneEffects,
} from './import.constants.ts'
import { proposalsContract } from './proposals.contract.ts'

const columnNumber = z
  .union(
    [z.int().min(0).max(1000), z.string().max(1000), z.null()],
    'A column is its number, beginning with 0, or its heading',
  )
  .optional()

/** The column of each field: its number, counted from 0, or its heading. */
const MappingInput = z.object(
  Object.fromEntries(importFields.map((field) => [field, columnNumber])) as Record<
    (typeof importFields)[number],
    typeof columnNumber
  >,
)
export type MappingInput = z.output<typeof MappingInput>

const Value = z.union([z.string(), z.number()]).nullable()
const Changes = z.partialRecord(z.enum([...comparedFields, 'latitude', 'longitude']), z.tuple([Value, Value]))
export type Changes = z.output<typeof Changes>

const nullableText = z.string().nullable()
export const ImportRow = z.object({
  line: z.number(),
  kind: z.enum(rowKinds),
  /** The reason why the row is refused, the values that were left out, or the business that it may repeat. */
  reason: nullableText,
  business_id: id.nullable(),
  changes: Changes.nullable(),
  business_name: nullableText,
  street: nullableText,
  city: nullableText,
  state: nullableText,
  zip_code: nullableText,
  phone: nullableText,
  website: nullableText,
  industry: nullableText,
  category: nullableText,
  naics_code: nullableText,
  alaska_business_license: nullableText,
  year_established: z.number().nullable(),
  effect: z.enum(effects).nullable(),
  undone: z.enum(undoneEffects).nullable(),
})
export type ImportRow = z.output<typeof ImportRow>

const ImportSummary = z.object({
  id,
  file_name: z.string(),
  state: z.enum(importStates),
  /** The reason why the file could not be read. */
  error: nullableText,
  user_name: z.string(),
  created_at: time,
  applied_at: time.nullable(),
  undone_at: time.nullable(),
  counts: z.object({
    rows: z.number(),
    new: z.number(),
    changed: z.number(),
    same: z.number(),
    refused: z.number(),
    duplicate: z.number(),
    missing: z.number(),
  }),
  results: z.object({
    created: z.number(),
    updated: z.number(),
    proposed: z.number(),
    unchanged: z.number(),
    skipped: z.number(),
    removed: z.number(),
    restored: z.number(),
    kept: z.number(),
  }),
  /** The progress of the step that `state` names. */
  progress: z.object({ processed: z.number(), total: z.number() }),
  /** The number of businesses that the import has added and that are not public yet. */
  publishable: z.number(),
  publishing: z.object({ state: z.enum(publishingStates).nullable(), published: z.number() }),
  can_undo: z.boolean(),
})
export type ImportSummary = z.output<typeof ImportSummary>

export const Import = ImportSummary.extend({
  encoding: nullableText,
  delimiter: nullableText,
  heading_line: z.number().nullable(),
  columns: z.array(
    z.object({
      index: z.number(),
      heading: z.string(),
      samples: z.array(z.string()),
      /** The reason why another column could be meant; null when the column is certain or was chosen by an administrator. */
      doubt: nullableText,
    }),
  ),
  mapping: z.object(
    Object.fromEntries(importFields.map((field) => [field, z.number().nullable()])) as Record<
      (typeof importFields)[number],
      z.ZodNullable<z.ZodNumber>
    >,
  ),
  /** Whether the mapping is the one that was used for these headings before. */
  is_mapping_remembered: z.boolean(),
  duplicates: z.enum(duplicateChoices),
  /** The first rows of each kind. */
  samples: z.record(z.enum(rowKinds), z.array(ImportRow)),
  /** The rows that are imported although something in them is left out or doubtful, and the first of them. */
  remarked: z.object({ count: z.number(), rows: z.array(ImportRow) }),
  earlier: z.object({ id, file_name: z.string(), applied_at: time.nullable() }).nullable(),
  pending_proposals: z.number(),
  /** Whether the rows are still stored. They are deleted after `UNDO_DAYS`. */
  has_rows: z.boolean(),
}).meta({ id: 'Import' })
export type Import = z.output<typeof Import>

const importReply = z.object({ import: Import })
const admin = { access: 'admin' } as const

export const importsContract = {
  'POST /admin/imports': {
    summary:
      'Upload a CSV file (field csv or file) and check it: the reply says what applying it would do. Nothing is changed yet',
    ...admin,
    upload: { file: 'csv', mediaType: 'text/csv' },
    reply: importReply,
    status: 201,
  },
  'GET /admin/imports': {
    summary: 'Imports, newest first',
    ...admin,
    query: z.object({ limit: limitParam(), cursor: idCursor }),
    reply: z.object({ imports: z.array(ImportSummary), next_cursor: z.string().nullable() }),
  },
  'GET /admin/imports/:id': {
    summary: 'One import with its columns, counts and first rows',
    ...admin,
    reply: importReply,
  },
  'DELETE /admin/imports/:id': { summary: 'Discard an import that has not been applied', ...admin, reply: message },
  'GET /admin/imports/:id/rows': {
    summary:
      'The rows of one kind, in the order of the file; with remarked=true those that are imported although something is left out or doubtful',
    ...admin,
    query: z.object({
      kind: choice(rowKinds, 'kind').optional(),
      remarked: choice(['true'], 'remarked').optional(),
      limit: limitParam(),
      cursor: idCursor,
    }),
    reply: z.object({ rows: z.array(ImportRow), next_cursor: z.string().nullable() }),
  },
  'GET /admin/imports/:id/result': {
    summary: 'The uploaded table as CSV, with what became of each row and why',
    ...admin,
    reply: z.string(),
  },
  'POST /admin/imports/:id/check': {
    summary: 'Check the file again with another mapping',
    ...admin,
    ignoresKey: true,
    body: z.object({ mapping: MappingInput }),
    reply: importReply,
  },
  'POST /admin/imports/:id/apply': {
    summary:
      'Apply a checked import. With a mapping, the file is checked with it first. duplicates says what happens to possible duplicates: skip (default), create or update',
    ...admin,
    ignoresKey: true,
    body: z.object({ mapping: MappingInput.optional(), duplicates: choice(duplicateChoices, 'duplicates').optional() }),
    reply: importReply,
  },
  'POST /admin/imports/:id/undo': {
    summary:
      'Undo an import: removes what it added and nobody has touched, and restores what it changed and nobody has changed since. 409 while a later import that has changed its businesses is not undone',
    ...admin,
    ignoresKey: true,
    reply: importReply,
  },
  'POST /admin/imports/:id/publish': {
    summary: 'Publish the businesses that the import added, in steps',
    ...admin,
    ignoresKey: true,
    reply: importReply,
  },
  'POST /admin/imports/:id/publish/cancel': {
    summary: 'Stop publishing after the current step',
    ...admin,
    ignoresKey: true,
    reply: importReply,
  },
  'GET /admin/imports/:id/missing': {
    summary: 'Businesses of the earlier import of this list that are no longer in it',
    ...admin,
    query: z.object({ limit: limitParam(), cursor: idCursor }),
    reply: z.object({
      businesses: z.array(
        z.object({
          id,
          business_name: z.string(),
          city: nullableText,
          is_public: z.boolean(),
          is_claimed: z.boolean(),
        }),
      ),
      next_cursor: z.string().nullable(),
    }),
  },
  'POST /admin/imports/:id/unpublish': {
    summary:
      'Take businesses that are missing in the list off the directory: those with the given ids, or all that nobody has claimed',
    ...admin,
    ignoresKey: true,
    body: z.object({ ids: z.array(id).min(1, 'Please select a business').max(1000).optional() }),
    reply: z.object({ message: z.string(), unpublished: z.number() }),
  },
  ...proposalsContract,
} satisfies Contract

type ImportsContract = typeof importsContract
declare module '../../../kit/api/contract.ts' {
  interface AllContracts extends ImportsContract {}
}
