import { cp, mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makeFolder } from './serverProcess.ts'

/** Files that are the same in the next release: packages, fonts, and images. */
const isKept = (name: string) => /^framework-/.test(name) || !/\.(js|css)$/.test(name)

/**
 * Copies the build as a release that changes every file of this project's code: other names in `assets`, another
 * service worker, and another version in the footer. A second build would take as long as all other tests of a file.
 * @returns the folder in which its server runs.
 */
export async function makeNextRelease(version: string): Promise<string> {
  const folder = makeFolder()
  for (const name of await readdir('.')) if (name !== 'dist') await symlink(resolve(name), join(folder, name))
  await mkdir(join(folder, 'dist'))
  const isCompressed = (file: string) => /\.(br|gz)$/.test(file)
  await cp('dist', join(folder, 'dist'), { recursive: true, filter: (file) => !isCompressed(file) })
  const assets = join(folder, 'dist/client/assets')
  const renamed = new Map<string, string>()
  for (const name of await readdir(assets)) {
    if (isKept(name)) continue
    const other = name.replace(/-.{8}(\.\w+)$/, (hash) => `-next${hash.slice(5)}`)
    renamed.set(name, other)
    await rename(join(assets, name), join(assets, other))
  }
  for (const part of ['dist/client', 'dist/server']) {
    for (const entry of await readdir(join(folder, part), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(js|css|json)$/.test(entry.name)) continue
      const file = join(entry.parentPath, entry.name)
      const text = await readFile(file, 'utf8')
      const changed = text
        .replace(/[\w.-]+\.(js|css)\b/g, (name) => renamed.get(name) ?? name)
        .replace(/Version \d+\.\d+\.\d+/g, `Version ${version}`)
      if (changed !== text) await writeFile(file, changed)
      if (entry.name === 'worker.js') await writeFile(file, `${changed}// ${version}\n`)
    }
  }
  return folder
}
