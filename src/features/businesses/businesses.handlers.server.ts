import type { Handlers } from '../../kit/server/services.server.ts'
import type { businessesContract } from './businesses.contract.ts'
import { createBusiness, deleteOwnBusiness, updateBusiness } from './businesses.service.server.ts'
import { listDirectory } from './directory/directory.service.server.ts'
import { listFacets, listShortFacets, suggestFacets } from './directory/facets.server.ts'
import { readPageAfterMerge } from './duplicates/merge.server.ts'
import { discardDraft, readDraft, storeDraft } from './editor/drafts.service.server.ts'
import { importBusinesses } from './import/importBusinesses.server.ts'
import { suggestIndustries } from './industries/suggestions.server.ts'
import { placesHandlers } from './places/places.handlers.server.ts'
import { listOwnBusinesses } from './readBusinesses.server.ts'
import { restoreBusiness, restoreForAdmin } from './restoreBusiness.server.ts'
import {
  decideOnBusiness,
  listForAdmin,
  publishMany,
  readForAdmin,
  removeBusiness,
} from './review/verification.service.server.ts'

export const businessesHandlers: Handlers<typeof businessesContract> = {
  'GET /profiles': ({ viewer, query, ...services }) => listDirectory(services, viewer, query),
  ...placesHandlers,
  'GET /profiles/facets': ({ query, ...services }) => listShortFacets(services, query),
  'GET /profiles/facets/options': ({ query, ...services }) => suggestFacets(services, query),
  'GET /industries': async ({ query: { search = '', limit }, ...services }) => ({
    industries: suggestIndustries((await listFacets(services)).industries, search, limit),
  }),
  'GET /profiles/user/me': async ({ viewer, ...services }) => ({ profiles: await listOwnBusinesses(services, viewer) }),
  'GET /profiles/:id': async ({ viewer, params, ...services }) => ({
    profile: await readPageAfterMerge(services, viewer, params.id),
  }),
  'GET /profiles/draft': async ({ db, viewer, query: { id, business_id = id } }) => ({
    draft: await readDraft(db, viewer, business_id),
  }),
  'PUT /profiles/draft': async ({ db, viewer, body: { id, business_id = id, ...body } }) => ({
    draft: await storeDraft(db, viewer, { id: business_id, ...body }),
  }),
  'DELETE /profiles/draft': ({ db, viewer, query: { id, business_id = id } }) => discardDraft(db, viewer, business_id),
  'POST /profiles': async ({ viewer, ip, body, ...services }) =>
    body.id === undefined
      ? createBusiness(services, { viewer, ip }, body)
      : updateBusiness(services, { viewer, ip }, body.id, body),
  'DELETE /profiles/:id': ({ db, viewer, params }) => deleteOwnBusiness(db, viewer, params.id),
  'POST /profiles/:id/restore': ({ viewer, ip, params, ...services }) =>
    restoreBusiness(services, { viewer, ip }, params.id),
  'DELETE /profiles': ({ db, viewer, query }) => deleteOwnBusiness(db, viewer, query.id),
  'GET /admin/businesses': ({ db, viewer, query }) => listForAdmin(db, { viewer }, query),
  'POST /admin/businesses/publish': ({ background, viewer, ip, body }) => publishMany(background, { viewer, ip }, body),
  'POST /admin/import-businesses': ({ viewer, ip, request, ...services }) =>
    importBusinesses(services, { viewer, ip }, request),
  'GET /admin/businesses/:id': ({ viewer, params, ...services }) => readForAdmin(services, { viewer }, params.id),
  'POST /admin/businesses/:id/approve': ({ viewer, ip, params, ...services }) =>
    decideOnBusiness(services, { viewer, ip }, params.id, 'approve', null),
  'POST /admin/businesses/:id/reject': ({ viewer, ip, params, body, ...services }) =>
    decideOnBusiness(services, { viewer, ip }, params.id, 'reject', body.reason),
  'POST /admin/businesses/:id/suspend': ({ viewer, ip, params, body, ...services }) =>
    decideOnBusiness(services, { viewer, ip }, params.id, 'suspend', body.reason),
  'DELETE /admin/businesses/:id': ({ db, viewer, ip, params }) => removeBusiness(db, { viewer, ip }, params.id),
  'POST /admin/businesses/:id/restore': ({ viewer, ip, params, ...services }) =>
    restoreForAdmin(services, { viewer, ip }, params.id),
}
