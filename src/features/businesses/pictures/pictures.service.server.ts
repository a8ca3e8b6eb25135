import { rm } from 'node:fs/promises'
import { type Db, sql, type Tx } from '../../../database/open.server.ts'
import { AppError, assertFound } from '../../../kit/api/errors.ts'
import { isAdministrator } from '../../../kit/page/roles.ts'
import type { Viewer } from '../../../kit/page/session.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { type Actor, writeAudit } from '../../audit/audit.service.server.ts'
import { lockBusiness } from '../businesses.service.server.ts'
import { storePicture } from './pictureFiles.server.ts'
import { MAX_PICTURES, type PictureRole } from './pictures.constants.ts'
import { PictureFields } from './pictures.contract.ts'
import { pictureUploads } from './pictures.limits.server.ts'
import { canEditPictures } from './pictures.rules.ts'
import { readBusinessWithPictures } from './readPictures.server.ts'
import { type ReceivedFile, receivePicture } from './receivePicture.server.ts'

type ReceivedPicture = ReceivedFile & { alt: string; role: PictureRole }

const roleNames: Record<PictureRole, string> = { logo: 'logo', cover: 'cover', photo: 'photo' }

/** @throws 404 as `readBusiness`, 403 when the viewer may not change the pictures. */
async function readEditable(db: Db, viewer: Viewer, id: number) {
  const business = await readBusinessWithPictures(db, viewer, id)
  if (!canEditPictures(viewer, business)) {
    throw new AppError('forbidden', 'Only the owner and administrators of this business can change its pictures')
  }
  return business
}

/** The reply of every change: the picture and all pictures of the business. */
async function readReply(tx: Tx, viewer: Viewer, business_id: number, message: string, id: number | null) {
  const { pictures } = await readBusinessWithPictures(tx, viewer, business_id)
  return { message, picture: pictures.find((picture) => picture.id === id) ?? null, pictures }
}

/** Writes an audit entry when an administrator of the network makes the change. */
async function recordChange(
  tx: Tx,
  actor: Actor,
  action: 'picture.add' | 'picture.edit' | 'picture.delete',
  business: { id: number; business_name: string },
  details: Record<string, unknown>,
) {
  if (!isAdministrator(actor.viewer)) return
  const { id, business_name } = business
  await writeAudit(tx, actor, { action, target_type: 'business', target_id: id, target_name: business_name, details })
}

/** The number of pictures after one is added in this role. A new logo or cover replaces the previous one. */
const countWith = (pictures: { role: string }[], role: PictureRole) =>
  1 + pictures.filter((picture) => role === 'photo' || picture.role !== role).length

const findSamePicture = (tx: Db, business_id: number, { role, hash }: Pick<ReceivedPicture, 'role' | 'hash'>) =>
  tx
    .selectFrom('business_pictures')
    .where('business_id', '=', business_id)
    .where('role', '=', role)
    .where('hash', '=', hash)
    .select('id')
    .executeTakeFirst()

const assertRoom = (pictures: { role: string }[], role: PictureRole) => {
  if (countWith(pictures, role) <= MAX_PICTURES) return
  throw new AppError('conflict', `A business can have ${MAX_PICTURES} pictures. Please delete one first`)
}

/**
 * Adds an uploaded picture. `isNew` is false when the business already has it.
 * @throws 400, 403, 404, 409 when the business has too many, 413, 415, 429, 503.
 */
export async function addPicture(services: Services, actor: Actor, business_id: number, request: Request) {
  const { db, limits, settings } = services
  const { viewer } = actor
  await readEditable(db, viewer, business_id)
  await limits.take(pictureUploads, String(viewer.id))
  const received = await receivePicture(settings, request, { fields: PictureFields, shape: 'whole' })
  try {
    const { pictures } = await readEditable(db, viewer, business_id)
    if (!(await findSamePicture(db, business_id, received))) assertRoom(pictures, received.role)
    await storePicture(services, received)
  } finally {
    await rm(received.path, { force: true })
  }
  return db.transaction().execute((tx) => insertPicture(tx, actor, business_id, received))
}

async function insertPicture(tx: Tx, actor: Actor, business_id: number, { hash, alt, role }: ReceivedPicture) {
  const { viewer } = actor
  await lockBusiness(tx, business_id)
  const business = await readEditable(tx, viewer, business_id)
  const same = await findSamePicture(tx, business_id, { role, hash })
  if (same) {
    const message = `The business already has this ${roleNames[role]}`
    return { ...(await readReply(tx, viewer, business_id, message, same.id)), isNew: false }
  }
  assertRoom(business.pictures, role)
  if (role !== 'photo') {
    await tx.deleteFrom('business_pictures').where('business_id', '=', business_id).where('role', '=', role).execute()
  }
  const { id } = await tx
    .insertInto('business_pictures')
    .values({ business_id, hash, role, alt, created_by: viewer.id, position: MAX_PICTURES })
    .returning('id')
    .executeTakeFirstOrThrow()
  await numberPhotos(tx, business_id)
  await recordChange(tx, actor, 'picture.add', business, { role, alt })
  const reply = await readReply(tx, viewer, business_id, `The ${roleNames[role]} has been added`, id)
  return { ...reply, isNew: true }
}

/** Numbers the photos of a business from 0 without gaps. @param moved the photo that has a new position. */
async function numberPhotos(tx: Tx, business_id: number, moved?: { id: number; position: number }) {
  const photos = await tx
    .selectFrom('business_pictures')
    .where('business_id', '=', business_id)
    .where('role', '=', 'photo')
    .select('id')
    .orderBy('position')
    .orderBy('id')
    .execute()
  const ids = photos.map(({ id }) => id).filter((id) => id !== moved?.id)
  if (moved) ids.splice(moved.position, 0, moved.id)
  await sql`
    update business_pictures as p set position = o.place - 1
    from unnest(${ids}::bigint[]) with ordinality as o (id, place)
    where p.id = o.id and p.position <> o.place - 1`.execute(tx)
}

type Changes = { alt?: string; role?: PictureRole; position?: number }

/**
 * Changes the role of a picture. The previous logo or cover becomes a photo.
 * @throws 409 when the business has the picture in that role.
 */
async function changeRole(tx: Tx, business_id: number, id: number, role: PictureRole) {
  const same = await sql`
    select from business_pictures as p join business_pictures as other
      on other.business_id = p.business_id and other.hash = p.hash and other.id <> p.id
    where p.id = ${id}`.execute(tx)
  if (same.rows.length > 0) {
    throw new AppError('conflict', 'The business has this picture twice. Please delete one of them first')
  }
  const pictures = tx.updateTable('business_pictures').where('business_id', '=', business_id)
  if (role !== 'photo') await pictures.set({ role: 'photo', position: MAX_PICTURES }).where('role', '=', role).execute()
  await pictures.set({ role, position: MAX_PICTURES }).where('id', '=', id).execute()
}

/** @throws 403, 404, 409 */
export async function changePicture(db: Db, actor: Actor, business_id: number, id: number, changes: Changes) {
  const { viewer } = actor
  return db.transaction().execute(async (tx) => {
    await lockBusiness(tx, business_id)
    const business = await readEditable(tx, viewer, business_id)
    const before = assertFound(
      business.pictures.find((picture) => picture.id === id),
      'Picture not found',
    )
    const { alt, role = before.role, position } = changes
    if (role !== before.role) await changeRole(tx, business_id, id, role)
    if (alt !== undefined) await tx.updateTable('business_pictures').set({ alt }).where('id', '=', id).execute()
    await numberPhotos(tx, business_id, position === undefined || role !== 'photo' ? undefined : { id, position })
    await recordChange(tx, actor, 'picture.edit', business, changes)
    return readReply(tx, viewer, business_id, 'The picture has been changed', id)
  })
}

/** Deletes a picture. A task removes its files when no other picture uses them. @throws 403, 404 */
export async function deletePicture(db: Db, actor: Actor, business_id: number, id: number) {
  return db.transaction().execute(async (tx) => {
    await lockBusiness(tx, business_id)
    const business = await readEditable(tx, actor.viewer, business_id)
    const { role, alt } = assertFound(
      business.pictures.find((picture) => picture.id === id),
      'Picture not found',
    )
    await tx.deleteFrom('business_pictures').where('id', '=', id).execute()
    await numberPhotos(tx, business_id)
    await recordChange(tx, actor, 'picture.delete', business, { role, alt })
    return readReply(tx, actor.viewer, business_id, `The ${roleNames[role]} has been deleted`, null)
  })
}
