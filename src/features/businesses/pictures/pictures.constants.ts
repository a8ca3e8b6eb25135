// This file has no schemas, so that pages for visitors do not load Zod.
export const pictureRoles = ['logo', 'cover', 'photo'] as const
export type PictureRole = (typeof pictureRoles)[number]

export const PICTURE_MAX_MB = 10
export const MAX_PICTURES = 12
export const MAX_ALT_LENGTH = 300

/** The widths in pixels of the files of a picture. A picture is never enlarged, so a small one has fewer widths. */
export const pictureWidths = [96, 192, 480, 960, 1600] as const
/** Sorted by preference, the best format first. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** The media types that people can upload. Phones convert their other formats to one of these. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

export const roleNames: Record<PictureRole, string> = { logo: 'Logo', cover: 'Cover', photo: 'Photo' }
