// This file has no schemas, because the screens load it too.

export const importStates = ['checking', 'checked', 'applying', 'applied', 'undoing', 'undone', 'failed'] as const
export type ImportState = (typeof importStates)[number]

/** The result of the check for a row of the file. */
export const rowKinds = ['new', 'changed', 'same', 'refused', 'duplicate'] as const
export type RowKind = (typeof rowKinds)[number]

/** The ways to apply possible duplicates. */
export const duplicateChoices = ['skip', 'create', 'update'] as const
export type DuplicateChoice = (typeof duplicateChoices)[number]

export const publishingStates = ['running', 'done', 'cancelled'] as const
export const effects = ['created', 'updated', 'proposed', 'unchanged'] as const
export const undoneEffects = ['removed', 'restored', 'kept'] as const
export const proposalStatuses = ['pending', 'accepted', 'rejected'] as const

/** The fields that a column of a file can be mapped to, in the order of the screen. */
export const importFields = [
  'business_name',
  'other_name',
  'street_number',
  'street',
  'street_2',
  'city',
  'state',
  'zip_code',
  'mailing_street',
  'mailing_street_2',
  'mailing_city',
  'mailing_state',
  'mailing_zip_code',
  'phone',
  'website',
  'industry',
  'category',
  'naics_code',
  'description',
  'alaska_business_license',
  'year_established',
  'latitude',
  'longitude',
  'coordinates',
  'address_type',
  'status',
] as const
export type ImportField = (typeof importFields)[number]

/** The number of the column for each field, from 0; null or missing when no column has it. */
export type Mapping = Partial<Record<ImportField, number | null>>

/** The fields of a business that an import writes and compares. */
export const comparedFields = [
  'business_name',
  'street',
  'city',
  'state',
  'zip_code',
  'location',
  'phone',
  'website',
  'industry',
  'category',
  'naics_code',
  'description',
  'alaska_business_license',
  'year_established',
] as const

/** Days in which an import can be undone. After them the uploaded file and the report of its rows are deleted. */
export const UNDO_DAYS = 30
/** The maximum number of sample rows of each kind in the reply of an import. */
export const MAX_SAMPLE_ROWS = 10

/** The maximum size of a file in bytes. */
export const FILE_LIMIT = 50 * 1024 * 1024

/** The note on a changed row of a claimed business. */
export const PROPOSED_NOTE = 'The business has been claimed, so the changes are proposed to its team.'
