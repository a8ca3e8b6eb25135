import type { Db } from '../../../database/open.server.ts'
import { assertFound } from '../../../kit/api/errors.ts'
import type { Viewer } from '../../../kit/page/session.ts'
import { readBusinessRow, serializeBusiness } from '../businesses.query.server.ts'
import { canSee, isListed } from '../businesses.rules.ts'
import { serializePicture } from './pictureAddress.server.ts'

/** A business and its pictures in their order. @throws 404 when there is none, or the viewer may not see it. */
export async function readBusinessWithPictures(db: Db, viewer: Viewer | null, id: number) {
  const [found] = await readBusinessRow(db, { id, viewer_id: viewer?.id ?? null })
  const { pictures, owner: _, ...row } = assertFound(found, 'Business not found')
  const business = serializeBusiness(viewer, row)
  assertFound(canSee(viewer, business) || null, 'Business not found')
  return { ...business, pictures: pictures.map((picture) => serializePicture(picture, isListed(business))) }
}
