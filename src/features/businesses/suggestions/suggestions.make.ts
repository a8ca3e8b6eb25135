import { db } from '../../../../test/database.ts'
import type { SuggestionField } from './suggestions.constants.ts'

/** Inserts a pending correction. */
export const makeSuggestion = (
  business_id: number,
  overrides: { field?: SuggestionField; value?: string | null; message?: string | null; user_id?: number } = {},
) =>
  db
    .insertInto('business_suggestions')
    .values({ business_id, field: 'phone', value: '(907) 555-0199', ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow()
