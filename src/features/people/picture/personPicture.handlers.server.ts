import type { Handlers } from '../../../kit/server/services.server.ts'
import type { personPictureContract } from './personPicture.contract.ts'
import { deleteOwnPicture, deletePictureOf, readOwnPicture, setOwnPicture } from './personPicture.service.server.ts'

export const personPictureHandlers: Handlers<typeof personPictureContract> = {
  'GET /auth/picture': async ({ db, viewer }) => ({ picture: await readOwnPicture(db, viewer.id) }),
  'POST /auth/picture': ({ viewer, request, ...services }) => setOwnPicture(services, viewer.id, request),
  'DELETE /auth/picture': ({ db, viewer }) => deleteOwnPicture(db, viewer.id),
  'DELETE /admin/users/:id/picture': ({ db, viewer, ip, params }) => deletePictureOf(db, { viewer, ip }, params.id),
}
