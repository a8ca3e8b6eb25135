import type { Handlers } from '../../kit/server/services.server.ts'
import type { savedSearchesContract } from './savedSearches.contract.ts'
import {
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
  setAlerts,
  stopAlerts,
} from './savedSearches.service.server.ts'

export const savedSearchesHandlers: Handlers<typeof savedSearchesContract> = {
  'GET /saved-searches': async ({ db, viewer }) => ({ searches: await listSavedSearches(db, viewer) }),
  'POST /saved-searches': async ({ db, viewer, body }) => ({ search: await saveSearch(db, viewer, body) }),
  'PATCH /saved-searches/:id': async ({ db, viewer, params, body }) => ({
    search: await setAlerts(db, viewer, params.id, body.has_alerts),
  }),
  'POST /saved-searches/stop/:token': ({ db, params, body }) => stopAlerts(db, params.token, body),
  'DELETE /saved-searches/:id': ({ db, viewer, params }) => deleteSavedSearch(db, viewer, params.id),
}
