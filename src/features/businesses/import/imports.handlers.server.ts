import type { Handlers } from '../../../kit/server/services.server.ts'
import { applyImport, recheckImport } from './applyImport.server.ts'
import type { importsContract } from './imports.contract.ts'
import { readImport } from './imports.query.server.ts'
import { discardImport, listImportRows, listImports, undoImport } from './imports.service.server.ts'
import { listMissing, unpublishMissing } from './missing.server.ts'
import { decideOnProposal, listProposals } from './proposals.service.server.ts'
import { cancelPublishing, publishImport } from './publishImport.server.ts'
import { readResultFile } from './resultFile.server.ts'
import { uploadImport } from './run/uploadImport.server.ts'

export const importsHandlers: Handlers<typeof importsContract> = {
  'POST /admin/imports': ({ viewer, ip, request, ...services }) => uploadImport(services, { viewer, ip }, request),
  'GET /admin/imports': (services) => listImports(services, services.query),
  'GET /admin/imports/:id': async ({ db, params }) => ({ import: await readImport(db, params.id) }),
  'DELETE /admin/imports/:id': ({ viewer, ip, params, ...services }) =>
    discardImport(services, { viewer, ip }, params.id),
  'GET /admin/imports/:id/rows': ({ db, params, query }) => listImportRows(db, params.id, query),
  'GET /admin/imports/:id/result': ({ background, params }) => readResultFile(background, params.id),
  'POST /admin/imports/:id/check': ({ viewer, ip, params, body, ...services }) =>
    recheckImport(services, { viewer, ip }, params.id, body.mapping),
  'POST /admin/imports/:id/apply': ({ viewer, ip, params, body, ...services }) =>
    applyImport(services, { viewer, ip }, params.id, body),
  'POST /admin/imports/:id/undo': ({ viewer, ip, params, ...services }) =>
    undoImport(services, { viewer, ip }, params.id),
  'POST /admin/imports/:id/publish': ({ viewer, ip, params, ...services }) =>
    publishImport(services, { viewer, ip }, params.id),
  'POST /admin/imports/:id/publish/cancel': (services) => cancelPublishing(services, services.params.id),
  'GET /admin/imports/:id/missing': ({ db, params, query }) => listMissing(db, params.id, query),
  'POST /admin/imports/:id/unpublish': ({ background, viewer, ip, params, body }) =>
    unpublishMissing({ background }, { viewer, ip }, params.id, body.ids),
  'GET /import-proposals': ({ db, viewer, query }) => listProposals(db, viewer, query),
  'POST /import-proposals/:id/accept': ({ viewer, ip, params, ...services }) =>
    decideOnProposal(services, { viewer, ip }, params.id, 'accepted'),
  'POST /import-proposals/:id/reject': ({ viewer, ip, params, ...services }) =>
    decideOnProposal(services, { viewer, ip }, params.id, 'rejected'),
}
