import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '../../../kit/text/milliseconds.ts'
import { type PictureFormat, pictureWidths } from './pictures.constants.ts'
import type { Logo, Picture } from './pictures.contract.ts'

/** The key to open the pictures of a business that is not listed. Null for a listed business. */
export type PictureKey = { id: number; access_key: string } | null

const sign = (access_key: string, hash: string, until: number) =>
  createHmac('sha256', access_key).update(`${hash} ${until}`).digest('base64url').slice(0, 32)

/**
 * Returns the signature of a URL. It stays the same for a day, so that browsers can cache the picture, and is
 * valid until the end of the next day.
 */
function createQuery(hash: string, key: PictureKey): string {
  if (!key) return ''
  const until = (Math.floor(Date.now() / DAY_MS) + 2) * DAY_MS
  return `?picture=${key.id}&until=${until}&key=${sign(key.access_key, hash, until)}`
}

/** Whether the query of a URL has a valid signature of this key. */
export function isSigned(access_key: string, hash: string, query: { until?: string; key?: string }): boolean {
  const until = Number(query.until)
  if (!(until > Date.now()) || until > Date.now() + 3 * DAY_MS) return false
  const [expected, actual] = [sign(access_key, hash, until), query.key ?? ''].map((text) => Buffer.from(text))
  return expected?.length === actual?.length && timingSafeEqual(expected as Buffer, actual as Buffer)
}

const createPicturePath = (hash: string, width: number, format: PictureFormat, key: PictureKey) =>
  `/pictures/${hash}/${width}.${format}${createQuery(hash, key)}`

export type PictureColumns = {
  id: number
  role: string
  alt: string
  hash: string
  width: number
  height: number
  widths: number[]
  access_key: string
}

/** @param isPublic whether everybody may see the business. */
export function serializePicture(picture: PictureColumns, isPublic: boolean): Picture {
  const { id, hash, width, height, access_key } = picture
  const key = isPublic ? null : { id, access_key }
  return {
    id,
    role: picture.role as Picture['role'],
    alt: picture.alt,
    width,
    height,
    sizes: picture.widths.map((size) => ({
      width: size,
      height: Math.max(1, Math.round((size * height) / width)),
      avif: createPicturePath(hash, size, 'avif', key),
      webp: createPicturePath(hash, size, 'webp', key),
    })),
  }
}

type LogoColumns = { logo_id: number | null; logo_hash: string | null; logo_key: string | null }

/** The logo of a row of `selectBusinesses`. The URLs are the same for a logo that has fewer widths. */
export function serializeLogo({ logo_id, logo_hash, logo_key }: LogoColumns, isPublic: boolean): Logo | null {
  if (logo_id === null || logo_hash === null || logo_key === null) return null
  const key = isPublic ? null : { id: logo_id, access_key: logo_key }
  const [small, large] = pictureWidths
  return {
    url_96: createPicturePath(logo_hash, small, 'webp', key),
    url_192: createPicturePath(logo_hash, large, 'webp', key),
  }
}
