import { type Db, sql } from '../../../database/open.server.ts'
import { isAdministrator } from '../../../kit/page/roles.ts'
import type { Viewer } from '../../../kit/page/session.ts'
import type { SuggestionField } from './suggestions.constants.ts'
import type { Suggestion } from './suggestions.contract.ts'

/** Suggestions `s` with the values of their businesses `b`. The name of the sender is for administrators only. */
export const selectSuggestions = (db: Db, viewer: Viewer) =>
  db
    .selectFrom('business_suggestions as s')
    .innerJoin('businesses as b', 'b.id', 's.business_id')
    .leftJoin('users as u', 'u.id', 's.user_id')
    .select([
      's.id',
      's.business_id',
      'b.display_name as business_name',
      sql<SuggestionField>`s.field`.as('field'),
      sql<string | null>`to_jsonb(b) ->> s.field`.as('current_value'),
      's.value',
      's.message',
      sql<string | null>`case when ${isAdministrator(viewer)} then u.full_name end`.as('suggester_name'),
      sql<Suggestion['status']>`s.status`.as('status'),
      's.created_at',
      's.decided_at',
      'b.is_claimed',
    ])
