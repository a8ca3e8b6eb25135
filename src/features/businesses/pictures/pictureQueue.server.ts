import { AppError, invalid } from '../../../kit/api/errors.ts'
import { createProcessQueue } from '../../../kit/server/processQueue.server.ts'
import type { PictureFiles, PictureReply, PictureRequest } from './pictureProcess.types.ts'

/** The script of the process is in the folder of this file, both in the sources and in the build. */
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'

const queue = createProcessQueue<PictureRequest, PictureReply>({
  file: new URL(`./pictureProcess.${extension}`, import.meta.url),
  env: {},
  maxWaiting: 20,
  maxWait: 45_000,
  maxDuration: 45_000,
  createBusyError: () =>
    new AppError(
      'unavailable',
      'Many pictures are being prepared at this moment. Please try again in a minute',
      {},
      { 'Retry-After': '30' },
    ),
  createCrashError: () => createUnreadableError(),
})

const createUnreadableError = () =>
  invalid('picture', 'This picture cannot be read. It may be damaged: please try another file')

/** Reads the length of the queue of this server process, for metrics. */
export const readPictureQueue = queue.readLength

/**
 * Makes the files of a picture in a separate process with a low priority, one picture at a time.
 * @throws 400 when the picture cannot be read, 413 when it has too many pixels, 503 when the wait is too long.
 */
export async function processPicture(request: PictureRequest): Promise<PictureFiles> {
  const reply = await queue.run(request)
  if (!('refusal' in reply)) return reply
  if (reply.refusal === 'damaged') throw createUnreadableError()
  throw new AppError('too_large', 'This picture has more than 64 million pixels. Please choose a smaller one')
}
