import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { db } from '../../../../test/database.ts'
import type { PictureRole } from './pictures.constants.ts'

type PictureColumns = { business_id: number; role?: PictureRole; alt?: string; hash?: string }

/** Inserts the row of a picture, without files. */
export async function makePicture({ hash = randomBytes(20).toString('hex'), ...columns }: PictureColumns) {
  await db
    .insertInto('picture_files')
    .values({ hash, width: 480, height: 360, widths: [96, 192, 480], bytes: 20_000 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db
    .insertInto('business_pictures')
    .values({ hash, role: 'photo', alt: 'The shop', ...columns })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Draws a picture of one colour. */
export const drawPicture = (background: string, width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background } })

/** Creates the form data of an upload. */
export function pictureForm(file: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}, name = 'shop.png') {
  const form = new FormData()
  for (const [field, value] of Object.entries({ alt: 'The shop', ...fields })) form.set(field, value)
  form.set('picture', new Blob([file]), name)
  return form
}
