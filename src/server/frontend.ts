import { readFile } from 'node:fs/promises'
import { type Asset, readAssets } from './assets.ts'
import { pagePolicy } from './security.ts'

/** The parts of pages that come from the build or the development server. */
export type Frontend = {
  assets: Map<string, Asset>
  /** Returns the style and preload tags for the screen with this module. */
  headTags(module: string | undefined): string
  /** The URL of the start script. */
  entry: string
  /** The Content-Security-Policy of pages. */
  policy: string
  /** Transforms the HTML of a page in development. */
  transform?(url: string, html: string): Promise<string>
}

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; isEntry?: boolean }>

const ENTRY = 'src/app/entry.tsx'

/** Reads the output of `npm run build` from `folder`. */
export async function readFrontend(folder = 'dist/client'): Promise<Frontend> {
  const manifest: Manifest = JSON.parse(await readFile(`${folder}/manifest.json`, 'utf8'))
  const collectChunks = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen
    seen.add(name)
    for (const imported of manifest[name]?.imports ?? []) collectChunks(imported, seen)
    return seen
  }
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`${folder}/manifest.json names no ${ENTRY}`)
  const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []))
  return {
    assets: await readAssets(folder),
    entry: `/${entry.file}`,
    policy: pagePolicy,
    headTags(module) {
      const chunks = [...collectChunks(ENTRY), ...(module ? collectChunks(module) : [])]
      const files = [...new Set(chunks.map((name) => manifest[name]?.file))]
      const styles = [...new Set(chunks.flatMap((name) => manifest[name]?.css ?? []))]
      return [
        ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
        ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
        ...files.map((file) => `<link rel="modulepreload" href="/${file}">`),
      ].join('')
    },
  }
}
