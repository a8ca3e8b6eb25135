import { sql } from '../../../database/open.server.ts'
import type { Handlers, Tasks, WaitingQueue } from '../../../kit/server/services.server.ts'
import { undoClosure } from './closures.server.ts'
import type { suggestionsContract } from './suggestions.contract.ts'
import {
  decideOnSuggestion,
  listSuggestions,
  suggestCorrection,
  sweepSuggestions,
} from './suggestions.service.server.ts'

export const suggestionsHandlers: Handlers<typeof suggestionsContract> = {
  'POST /businesses/:id/suggestions': ({ viewer, client, params, body, ...services }) =>
    suggestCorrection(services, { viewer, client }, params.id, body),
  'GET /business-suggestions': ({ db, viewer, query }) => listSuggestions(db, viewer, query),
  'POST /business-suggestions/:id/accept': ({ viewer, ip, params, ...services }) =>
    decideOnSuggestion(services, { viewer, ip }, params.id, 'accepted'),
  'POST /business-suggestions/:id/undo': ({ viewer, ip, params, ...services }) =>
    undoClosure(services, { viewer, ip }, params.id),
  'POST /business-suggestions/:id/reject': ({ viewer, ip, params, ...services }) =>
    decideOnSuggestion(services, { viewer, ip }, params.id, 'rejected'),
}

export const suggestionsTasks = {
  'businesses.sweepSuggestions': {
    cron: '32 3 * * *',
    run: ({ db }) => sweepSuggestions(db),
  },
} satisfies Tasks

export const waitingSuggestions: WaitingQueue = {
  kind: 'suggestions',
  name: { one: 'suggested correction', many: 'suggested corrections' },
  path: '/admin/suggestions',
  tab: null,
  access: 'admin',
  rows: sql`select id, created_at as since from business_suggestions where status = 'pending'`,
}
