import { z } from 'zod'
import { id } from '../../../kit/api/schema.ts'
import { pictureRoles } from './pictures.constants.ts'

/** The addresses of a picture in one size, below the address of the network. */
const PictureSize = z.object({ width: z.number(), height: z.number(), avif: z.string(), webp: z.string() })

export const Picture = z
  .object({
    id,
    role: z.enum(pictureRoles),
    /** What the picture shows, for people who do not see it. */
    alt: z.string(),
    /** Of its largest size, in pixels. */
    width: z.number(),
    height: z.number(),
    /** Smallest first. */
    sizes: z.array(PictureSize),
  })
  .meta({ id: 'Picture' })
export type Picture = z.output<typeof Picture>

/** The addresses of a logo for lists, in WebP. It fits into a square of 96, or of 192, pixels or is a little higher. */
export const Logo = z.object({ url_96: z.string(), url_192: z.string() }).meta({ id: 'Logo' })
export type Logo = z.output<typeof Logo>
