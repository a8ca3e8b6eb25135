// In a file without schemas, so that pages for visitors do not load Zod.
export const pictureRoles = ['logo', 'cover', 'photo'] as const
export type PictureRole = (typeof pictureRoles)[number]

export const PICTURE_MAX_MB = 10
export const PICTURES_MAX = 12
export const ALT_MAX = 300

/** The widths in pixels of the files of a picture. A picture is never enlarged, so a small one has fewer. */
export const pictureWidths = [96, 192, 480, 960, 1600] as const
/** The best format first. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]
