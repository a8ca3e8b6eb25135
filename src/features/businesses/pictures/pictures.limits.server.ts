import { HOUR, type Limit } from '../../../kit/server/limits.server.ts'

/** Uploaded pictures, by account. */
export const pictureUploads: Limit = {
  name: 'picture',
  points: 100,
  seconds: HOUR,
  message: 'That was a lot of pictures.',
}
