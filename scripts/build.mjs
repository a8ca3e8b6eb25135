// Builds the code for browser and server, and writes compressed copies of every asset.
import { createHash } from 'node:crypto'
import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { gzipAsync } from '@gfx/zopfli'
import { build } from 'vite'

await build({ logLevel: 'warn' })
await build({ logLevel: 'warn', build: { ssr: true } })

// Browsers update the service worker when its bytes change, and it then informs open tabs about the release.
const release = createHash('sha256')
  .update(await readFile('dist/client/manifest.json'))
  .digest('hex')
await appendFile('dist/client/worker.js', `\n// ${release}\n`)

const compressible = new Set(['.js', '.css', '.svg', '.md', '.json', '.txt', '.ico'])
const folder = 'dist/client'
for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.has(extname(entry.name))) continue
  const file = join(entry.parentPath, entry.name)
  const content = await readFile(file)
  if (content.length < 256) continue
  // Zopfli saves 3 % of the bytes that browsers load over plain HTTP.
  await writeFile(`${file}.gz`, await gzipAsync(content, { numiterations: 5 }))
  await writeFile(
    `${file}.br`,
    await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
}
