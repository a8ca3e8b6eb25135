import type { Handlers, Tasks } from '../../../kit/server/services.server.ts'
import { compareBusinesses, compareNewestBusinesses } from './compare.server.ts'
import type { duplicatesContract } from './duplicates.contract.ts'
import { listDuplicates, recordDifferent } from './duplicates.service.server.ts'
import { listMerges, mergePair, sweepMerges, undoMerge } from './merge.server.ts'

export const duplicatesHandlers: Handlers<typeof duplicatesContract> = {
  'GET /admin/duplicates': async ({ viewer, query, ...services }) => {
    if (!query.cursor) await compareNewestBusinesses(services)
    return listDuplicates(services.db, { viewer }, query)
  },
  'POST /admin/duplicates/:id/merge': ({ viewer, ip, params, body, ...services }) =>
    mergePair(services, { viewer, ip }, params.id, body.keep),
  'POST /admin/duplicates/:id/different': ({ viewer, ip, params, ...services }) =>
    recordDifferent(services, { viewer, ip }, params.id),
  'GET /admin/merges': ({ db }) => listMerges(db),
  'POST /admin/merges/:id/undo': ({ viewer, ip, params, ...services }) =>
    undoMerge(services, { viewer, ip }, params.id),
}

export const duplicatesTasks = {
  'businesses.duplicates': {
    cron: '* * * * *',
    run: ({ db }, { signal }) => compareBusinesses({ db }, signal),
    options: { expireInSeconds: 600 },
  },
  'businesses.merges': {
    cron: '24 3 * * *',
    async run({ db }) {
      await sweepMerges(db)
    },
  },
} satisfies Tasks
