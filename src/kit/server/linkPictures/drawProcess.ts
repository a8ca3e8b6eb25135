import { setPriority } from 'node:os'
import { drawPicture } from './drawing.ts'
import type { DrawReply, DrawRequest } from './drawing.types.ts'

// This process draws pictures, one after the other.

/** Lower than the priority of the server, so that pages are not delayed. */
const PROCESS_PRIORITY = 15
/** Bytes of memory above which this process exits, and milliseconds between two checks. */
const [MAX_MEMORY, CHECK_INTERVAL_MS] = [512 * 2 ** 20, 50]

setPriority(PROCESS_PRIORITY)
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY) process.exit(1)
}, CHECK_INTERVAL_MS).unref()

const answer = (request: DrawRequest): Promise<DrawReply> =>
  drawPicture(request).then(
    (png) => ({ png }),
    (error: Error) => ({ failure: error.message }),
  )

process.on('message', async (request: DrawRequest) => process.send?.(await answer(request)))
process.on('disconnect', () => process.exit(0))
