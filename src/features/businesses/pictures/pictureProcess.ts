import { setPriority } from 'node:os'
import type { PictureReply, PictureRequest } from './pictureProcess.types.ts'
import { pictureFormats, pictureWidths } from './pictures.constants.ts'

// This process makes the files of pictures, one picture at a time. Decoders are large C programs that read data of
// strangers: when one crashes or needs too much memory, only this process ends.

/** The nice value of this process: a lower priority than that of the server, so that pages are not delayed. */
const PROCESS_PRIORITY = 15
/** A picture with more pixels is refused before it is decoded. Phones have cameras with up to 50 million. */
const MAX_PIXELS = 64_000_000
/** Bytes of memory above which this process exits, and milliseconds between two checks. */
const [MAX_MEMORY, CHECK_INTERVAL_MS] = [768 * 2 ** 20, 50]
/** The side of the largest square in pixels. */
const MAX_SQUARE = 480
/** The minimum ratio of the largest width to a smaller one. A width that is closer to the largest one is left out. */
const MIN_STEP = 1.2

setPriority(PROCESS_PRIORITY)
// Imported after the priority is set, so that all threads of the library have the low priority.
const { default: sharp } = await import('sharp')
sharp.concurrency(1)
sharp.cache(false)
// Loaders of other formats, such as SVG, could read files or URLs.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`) })

setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY) process.exit(1)
}, CHECK_INTERVAL_MS).unref()

/** Makes the files of all sizes, turned upright and in sRGB. They contain no metadata, such as the place of a photo. */
async function makeFiles({ path, shape }: PictureRequest): Promise<PictureReply> {
  const input = () => sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1, sequentialRead: true })
  const { width: w, height: h } = await input().metadata()
  if (w * h > MAX_PIXELS) return { refusal: 'pixels' }
  const largest = pictureWidths.at(-1) as number
  const side = Math.min(w, h, MAX_SQUARE)
  const { data, info } = await input()
    .autoOrient()
    .resize(
      shape === 'square'
        ? { width: side, height: side, fit: 'cover' }
        : { width: largest, height: largest, fit: 'inside', withoutEnlargement: true },
    )
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const widths = [...pictureWidths.filter((size) => size * MIN_STEP <= width), width]
  const files: { name: string; content: Uint8Array }[] = []
  for (const size of widths) {
    const resized = sharp(data, { raw: { width, height, channels } }).resize({ width: size })
    for (const format of pictureFormats) {
      const encoded =
        format === 'avif' ? resized.clone().avif({ quality: 52, effort: 2 }) : resized.clone().webp({ quality: 78 })
      files.push({ name: `${size}.${format}`, content: await encoded.toBuffer() })
    }
  }
  return { width, height, widths, files }
}

const answer = (request: PictureRequest): Promise<PictureReply> =>
  makeFiles(request).catch((error: Error) => ({
    refusal: /pixel limit|too large|dimensions/i.test(error.message) ? 'pixels' : 'damaged',
    reason: error.message,
  }))

process.on('message', async (request: PictureRequest) => process.send?.(await answer(request)))
process.on('disconnect', () => process.exit(0))
