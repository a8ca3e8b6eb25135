import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Logger } from 'pino'
import { AppError } from '../../api/errors.ts'
import type { LinkPicture } from '../../page/linkPicture.ts'
import { DAY_MS } from '../../text/milliseconds.ts'
import { createProcessQueue } from '../processQueue.server.ts'
import type { Settings } from '../settings.server.ts'
import type { DrawReply, DrawRequest } from './drawing.types.ts'

/**
 * The maximum size of all cached pictures in bytes (about 4,000 pictures), and the milliseconds for which an unused one
 * is cached.
 */
const [MAX_BYTES, MAX_AGE_MS] = [100 * 2 ** 20, 7 * DAY_MS]
/** The number of drawn pictures between two checks of the limits. */
const DRAWN_BETWEEN_SWEEPS = 100

/** The script of the process is in the folder of this file, both in the sources and in the build. */
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'

const createBusyError = () =>
  new AppError('unavailable', 'Many pictures are being drawn at this moment', {}, { 'Retry-After': '30' })

/** Draws pictures, and caches them in a folder of this machine, which may be deleted at any time. */
export function createLinkPictureStore({ data_dir, site }: Pick<Settings, 'data_dir' | 'site'>, log: Logger) {
  const folder = join(data_dir, 'link-pictures')
  const queue = createProcessQueue<DrawRequest, DrawReply>({
    file: new URL(`./drawProcess.${extension}`, import.meta.url),
    env: { FONT_FOLDER: join(folder, 'fonts') },
    maxWaiting: 20,
    maxWait: 10_000,
    maxDuration: 10_000,
    createBusyError,
    createCrashError: createBusyError,
  })
  const drawing = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  let drawnCount = 0

  async function draw(file: string, { section: _, id: __, ...picture }: LinkPicture) {
    const reply = await queue.run({ picture, siteName: site.name })
    if ('failure' in reply) {
      log.error({ failure: reply.failure, file: basename(file) }, 'link picture failed')
      throw createBusyError()
    }
    const png = new Uint8Array(reply.png)
    await keep(file, png).catch((error) => log.warn({ err: error }, 'link picture could not be cached'))
    return png
  }

  async function keep(file: string, png: Uint8Array) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const partial = `${file}.${process.pid}.partial`
    await writeFile(partial, png, { mode: 0o600 })
    await rename(partial, file)
    if (drawnCount++ % DRAWN_BETWEEN_SWEEPS === 0) await sweep()
  }

  /**
   * Deletes pictures that were not requested for `MAX_AGE_MS`, and the least recently used ones above the maximum size.
   */
  async function sweep() {
    const names = (await readdir(folder)).filter((name) => name !== 'fonts')
    const files = await Promise.all(
      names.map(async (name) => {
        const file = join(folder, name)
        const { size, mtimeMs } = (await stat(file).catch(() => null)) ?? { size: 0, mtimeMs: 0 }
        return { file, size, mtimeMs }
      }),
    )
    let bytes = 0
    for (const { file, size, mtimeMs } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
      bytes += size
      if (bytes > MAX_BYTES || Date.now() - mtimeMs > MAX_AGE_MS) await rm(file, { force: true })
    }
  }

  return {
    /** Returns a picture as PNG. @param path of the picture @throws 503 when too many are being drawn. */
    async read(picture: LinkPicture, path: string): Promise<Uint8Array<ArrayBuffer>> {
      const file = join(folder, `${picture.section}-${basename(path)}`)
      const storedPicture = await readFile(file).catch(() => null)
      if (storedPicture) {
        const now = new Date()
        await utimes(file, now, now).catch(() => {})
        return new Uint8Array(storedPicture)
      }
      const currentDrawing = drawing.get(file)
      if (currentDrawing) return currentDrawing
      const work = draw(file, picture).finally(() => drawing.delete(file))
      drawing.set(file, work)
      return work
    },
  }
}
