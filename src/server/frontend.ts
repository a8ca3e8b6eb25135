import { readFile } from 'node:fs/promises'
import { type Asset, readAssets } from './assets.ts'
import { createPagePolicy } from './security.ts'
import { createStyleSelector } from './styles.ts'

/** The parts of pages that come from the build or the development server. */
export type Frontend = {
  assets: Map<string, Asset>
  /**
   * Returns the styles for the elements of this HTML, as a tag for the head, and the Content-Security-Policy that admits
   * them.
   */
  style(html: string): { tag: string; policy: string }
  /**
   * Returns the URLs that the browser loads after the first paint for the screen with this module: the whole stylesheet,
   * the start script, and the modules that it imports.
   */
  filesToLoad(module: string | undefined): string[]
  /** A tag for the end of the page that starts the application without waiting for the first paint. */
  startTag: string
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
  const assets = await readAssets(folder)
  const stylesheets = entry.css ?? []
  const selectStyles = createStyleSelector(
    stylesheets.map((file) => assets.get(`/${file}`)?.bodies.identity.toString()).join(''),
  )
  return {
    assets,
    style(html) {
      const { css, hash } = selectStyles(html)
      return { tag: `<style>${css}</style>`, policy: createPagePolicy(hash) }
    },
    filesToLoad(module) {
      const chunks = [...collectChunks(ENTRY), ...(module ? collectChunks(module) : [])]
      const scripts = chunks.flatMap((name) => manifest[name]?.file ?? [])
      return [...new Set([...stylesheets, ...scripts])].map((file) => `/${file}`)
    },
    startTag: '',
  }
}
