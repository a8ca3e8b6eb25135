import { rm } from 'node:fs/promises'
import { z } from 'zod'
import { type Db, sql } from '../../../database/open.server.ts'
import { AppError, assertFound } from '../../../kit/api/errors.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { type Actor, writeAudit } from '../../audit/audit.service.server.ts'
import { storePicture } from '../../businesses/pictures/pictureFiles.server.ts'
import { receivePicture } from '../../businesses/pictures/receivePicture.server.ts'
import type { PersonPicture } from './personPicture.contract.ts'
import { personPictureUploads } from './personPicture.limits.server.ts'

/** The picture of an account. Its address works only while the public page is visible. */
export async function readOwnPicture(db: Db, user_id: number): Promise<PersonPicture | null> {
  const picture = await db
    .selectFrom('user_pictures as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .where('p.user_id', '=', user_id)
    .select([
      'p.created_at',
      sql<string | null>`case when u.has_page then '/pictures/' || p.hash || '/192.webp' end`.as('url'),
    ])
    .executeTakeFirst()
  return picture ?? null
}

/** Replaces the picture of an account. @throws as `receivePicture`, `processPicture` and limits. */
export async function setOwnPicture(services: Services, user_id: number, request: Request) {
  const { db, settings, limits } = services
  await limits.take(personPictureUploads, String(user_id))
  const received = await receivePicture(settings, request, { fields: z.object({}), shape: 'square' })
  try {
    await storePicture(services, received)
  } finally {
    await rm(received.path, { force: true })
  }
  return db.transaction().execute(async (tx) => {
    // The account may have been banned or deleted during the upload.
    const account = await tx
      .selectFrom('users')
      .where('id', '=', user_id)
      .where('is_banned', '=', false)
      .select('id')
      .forShare()
      .executeTakeFirst()
    if (!account) throw new AppError('unauthorized', 'Please log in')
    const { hash } = received
    await tx
      .insertInto('user_pictures')
      .values({ user_id, hash })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash, created_at: sql`now()` }))
      .execute()
    return { message: 'Your picture has been saved', picture: await readOwnPicture(tx, user_id) }
  })
}

/** Deletes the picture of an account. A task removes the files when no picture uses them. */
export async function deleteOwnPicture(db: Db, user_id: number) {
  await db.deleteFrom('user_pictures').where('user_id', '=', user_id).execute()
  return { message: 'Your picture has been deleted', picture: null }
}

/** Deletes the picture of a member for a moderator. @throws 404 for an unknown user. */
export const deletePictureOf = (db: Db, actor: Actor, id: number) =>
  db.transaction().execute(async (tx) => {
    const user = await tx.selectFrom('users').where('id', '=', id).select('full_name').executeTakeFirst()
    const { full_name } = assertFound(user, 'User not found')
    const { numDeletedRows } = await tx.deleteFrom('user_pictures').where('user_id', '=', id).executeTakeFirst()
    if (numDeletedRows === 0n) return { message: `${full_name} has no picture` }
    await writeAudit(tx, actor, {
      action: 'user.picture',
      target_type: 'user',
      target_id: id,
      target_name: full_name,
      details: {},
    })
    return { message: `The picture of ${full_name} has been deleted` }
  })
