import type { Handlers } from '../../../kit/server/services.server.ts'
import type { picturesContract } from './pictures.contract.ts'
import { addPicture, changePicture, deletePicture } from './pictures.service.server.ts'
import { readBusinessWithPictures } from './readPictures.server.ts'

export const picturesHandlers: Handlers<typeof picturesContract> = {
  'GET /businesses/:id/pictures': async ({ db, viewer, params }) => {
    const { pictures } = await readBusinessWithPictures(db, viewer, params.id)
    return { pictures }
  },
  'POST /businesses/:id/pictures': ({ viewer, ip, params, request, ...services }) =>
    addPicture(services, { viewer, ip }, params.id, request),
  'PATCH /businesses/:id/pictures/:picture_id': ({ db, viewer, ip, params, body }) =>
    changePicture(db, { viewer, ip }, params.id, params.picture_id, body),
  'DELETE /businesses/:id/pictures/:picture_id': ({ db, viewer, ip, params }) =>
    deletePicture(db, { viewer, ip }, params.id, params.picture_id),
}
