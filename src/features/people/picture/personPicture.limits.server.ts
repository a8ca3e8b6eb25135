import { HOUR, type Limit } from '../../../kit/server/limits.server.ts'

/** Uploaded pictures, by account. */
export const personPictureUploads: Limit = {
  name: 'person-picture',
  points: 20,
  seconds: HOUR,
  message: 'That was a lot of pictures.',
}
