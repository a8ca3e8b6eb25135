import { z } from 'zod'
import type { Contract } from '../../../kit/api/contract.ts'
import { time } from '../../../kit/api/schema.ts'
import { PICTURE_MAX_MB } from '../../businesses/pictures/pictures.constants.ts'

export const PersonPicture = z
  .object({
    /** The path of the picture, a WebP square of at most 480 pixels. Null while the public page is hidden. */
    url: z.string().nullable(),
    created_at: time,
  })
  .meta({ id: 'PersonPicture' })
export type PersonPicture = z.output<typeof PersonPicture>

const pictureReply = z.object({ message: z.string(), picture: PersonPicture.nullable() })

export const personPictureContract = {
  'GET /auth/picture': {
    summary: 'The own picture',
    access: 'member',
    reply: z.object({ picture: PersonPicture.nullable() }),
  },
  'POST /auth/picture': {
    summary: `Set the own picture, cut to a square, from a JPEG, PNG, WebP, AVIF or GIF file of at most ${PICTURE_MAX_MB} MB (field picture or file)`,
    access: 'member',
    idempotent: true,
    upload: { file: 'picture', mediaType: 'image/*' },
    reply: pictureReply,
  },
  'DELETE /auth/picture': {
    summary: 'Delete the own picture',
    access: 'member',
    reply: pictureReply,
  },
  'DELETE /admin/users/:id/picture': {
    summary: 'Delete the picture of a member',
    access: 'moderator',
    reply: z.object({ message: z.string() }),
  },
} satisfies Contract

type PersonPictureContract = typeof personPictureContract
declare module '../../../kit/api/contract.ts' {
  interface AllContracts extends PersonPictureContract {}
}
