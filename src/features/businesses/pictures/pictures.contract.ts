import { z } from 'zod'
import type { Contract } from '../../../kit/api/contract.ts'
import { choice, id, line } from '../../../kit/api/schema.ts'
import { MAX_ALT_LENGTH, MAX_PICTURES, PICTURE_MAX_MB, pictureRoles } from './pictures.constants.ts'

/** The paths of a picture in one size. */
const PictureSize = z.object({ width: z.number(), height: z.number(), avif: z.string(), webp: z.string() })

export const Picture = z
  .object({
    id,
    role: z.enum(pictureRoles),
    /** The alternative text, for people who cannot see the picture. */
    alt: z.string(),
    /** The width of the largest size in pixels. */
    width: z.number(),
    height: z.number(),
    /** The sizes of the picture, smallest first. */
    sizes: z.array(PictureSize),
  })
  .meta({ id: 'Picture' })
export type Picture = z.output<typeof Picture>

/**
 * The paths of a logo for lists, in WebP. A logo is at most 96 or 192 pixels wide, and may be a little higher than
 * that.
 */
export const Logo = z.object({ url_96: z.string(), url_192: z.string() }).meta({ id: 'Logo' })
export type Logo = z.output<typeof Logo>

const ALT_REQUIRED = 'Please describe what the picture shows'
export const alt = line(MAX_ALT_LENGTH, 'Alternative text', { required: ALT_REQUIRED })
export const role = choice(pictureRoles, 'Role')

/** The form fields that accompany the file of an upload. */
export const PictureFields = z.object({ alt, role: role.default('photo') })

const picturesReply = z.object({
  message: z.string(),
  /** The picture that was added or changed; null after a deletion. */
  picture: Picture.nullable(),
  /** All pictures of the business in their order. */
  pictures: z.array(Picture),
})

export const picturesContract = {
  'GET /businesses/:id/pictures': {
    summary: 'The pictures of a business: its logo, its cover, then its photos in their order',
    reply: z.object({ pictures: z.array(Picture) }),
  },
  'POST /businesses/:id/pictures': {
    summary: `Add a picture from a JPEG, PNG, WebP, AVIF or GIF file of at most ${PICTURE_MAX_MB} MB (field picture or file), with the fields role (logo, cover or photo, the default) and alt. A new logo or cover replaces the previous one. At most ${MAX_PICTURES} for each business. The same file again adds nothing: 200`,
    access: 'member',
    upload: { file: 'picture', mediaType: 'image/*', fields: PictureFields },
    reply: picturesReply,
    status: (_: undefined, { isNew }: { isNew: boolean }) => (isNew ? 201 : 200),
  },
  'PATCH /businesses/:id/pictures/:picture_id': {
    summary: 'Change what is given: the description, the role, or the place among the photos, from 0',
    access: 'member',
    idempotent: true,
    body: z.object({
      alt: alt.optional(),
      role: role.optional(),
      position: z
        .int('Position must be a whole number')
        .min(0, 'Position must be 0 or more')
        .max(MAX_PICTURES, `Position must be ${MAX_PICTURES} or less`)
        .optional(),
    }),
    reply: picturesReply,
  },
  'DELETE /businesses/:id/pictures/:picture_id': {
    summary: 'Delete a picture of a business',
    access: 'member',
    reply: picturesReply,
  },
} satisfies Contract

type PicturesContract = typeof picturesContract
declare module '../../../kit/api/contract.ts' {
  interface AllContracts extends PicturesContract {}
}
