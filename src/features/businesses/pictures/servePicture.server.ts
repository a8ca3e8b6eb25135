import { sql } from '../../../database/open.server.ts'
import { prepareQuery } from '../../../database/prepared.server.ts'
import { assertFound } from '../../../kit/api/errors.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { isSigned } from './pictureAddress.server.ts'
import { nameOf } from './pictureFiles.server.ts'
import { type PictureFormat, pictureFormats, pictureWidths } from './pictures.constants.ts'

type PictureRequest = { hash: string; file: string; query: { picture?: string; until?: string; key?: string } }
export type ServedPicture = {
  name: string
  format: PictureFormat
  isPublic: boolean
  read(): Promise<Uint8Array<ArrayBuffer>>
}

const NOT_FOUND = 'Picture not found'

/** The files of a picture, and whether a listed business or a public page of a member shows it. */
const readFiles = prepareQuery(
  (_db, { hash, id }: { hash: string; id: number }) => sql<{
    width: number
    widths: number[]
    is_public: boolean
    access_key: string | null
  }>`
    select f.width, f.widths, coalesce(bool_or(b.is_listed), false) or exists (
        select from user_pictures as own join users as u on u.id = own.user_id where own.hash = f.hash and u.has_page
      ) as is_public,
      min(p.access_key::text) filter (where p.id = ${id}::bigint) as access_key
    from picture_files as f left join business_pictures as p on p.hash = f.hash left join businesses as b on b.id = p.business_id
    where f.hash = ${hash} group by f.hash`,
)

/** Returns the smallest stored width that is at least the requested one, or else the largest. */
const chooseWidth = (widths: number[], wanted: number, largest: number) =>
  widths.find((width) => width >= wanted) ?? largest

/**
 * Finds the file of a URL that is public or signed. A logo has the URLs of all widths.
 * @throws 404 also when no public page shows the picture any more, and when the file is missing, 503 when the store
 * fails.
 */
export async function findPicture(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { hash, file, query }: PictureRequest,
): Promise<ServedPicture> {
  const [, width = '', format = ''] = /^(\d{1,4})\.([a-z]+)$/.exec(file) ?? []
  const requestedWidth = Number(width)
  const isKnown = /^[0-9a-f]{40}$/.test(hash) && pictureFormats.some((known) => known === format)
  const id = /^\d{1,15}$/.test(query.picture ?? '') ? Number(query.picture) : 0
  const [row] = isKnown ? await readFiles(db, { hash, id }) : []
  const picture = assertFound(row, NOT_FOUND)
  const isWidth = picture.widths.includes(requestedWidth) || pictureWidths.some((size) => size === requestedWidth)
  const isSecret = picture.access_key !== null && isSigned(picture.access_key, hash, query)
  assertFound((picture.is_public || isSecret) && isWidth ? true : null, NOT_FOUND)
  const name = `${chooseWidth(picture.widths, requestedWidth, picture.width)}.${format}`
  return {
    name: `${hash.slice(0, 12)}-${name}`,
    format: format as PictureFormat,
    isPublic: picture.is_public,
    read: async () => assertFound(await files.read(nameOf(hash, name)), NOT_FOUND),
  }
}
