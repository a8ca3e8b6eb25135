import type { Handlers, Tasks } from '../../../kit/server/services.server.ts'
import { continueMerges, sweepNameMerges } from './moveNames.server.ts'
import type { nameMergesContract } from './nameMerges.contract.ts'
import { keepName, listNameMerges, mergeNames, previewMerge, undoNameMerge } from './nameMerges.service.server.ts'
import { listNameProposals } from './nameProposals.server.ts'

export const nameMergesHandlers: Handlers<typeof nameMergesContract> = {
  'GET /admin/names': ({ query, ...services }) => listNameProposals(services, query.field),
  'GET /admin/names/preview': ({ db, query }) => previewMerge(db, query),
  'POST /admin/names/merge': ({ viewer, ip, body, ...services }) => mergeNames(services, { viewer, ip }, body),
  'POST /admin/names/keep': ({ viewer, ip, body, ...services }) =>
    keepName(services, { viewer, ip }, body.field, body.name),
  'GET /admin/names/merges': ({ db }) => listNameMerges(db),
  'POST /admin/names/merges/:id/undo': ({ viewer, ip, params, ...services }) =>
    undoNameMerge(services, { viewer, ip }, params.id),
}

export const nameMergesTasks = {
  'businesses.nameMerges': {
    cron: '* * * * *',
    run: (services, { signal }) => continueMerges(services, signal),
    options: { expireInSeconds: 600 },
  },
  'businesses.sweepNameMerges': {
    cron: '27 3 * * *',
    run: ({ db }) => sweepNameMerges(db),
  },
} satisfies Tasks
