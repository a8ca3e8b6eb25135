import { readFile } from 'node:fs/promises'
import { modulePath } from '../app/features.ts'
import type { Screen } from '../kit/page/screens.ts'
import { type Asset, readAssets } from './assets.ts'
import { createPagePolicy } from './security.ts'
import { createStyleSelector } from './styles.ts'

/** The tags and files of pages that come from the build or the development server. */
export type Frontend = {
  assets: Map<string, Asset>
  /**
   * Returns the styles for the elements of this HTML, as a tag for the head, and the Content-Security-Policy that admits
   * them.
   */
  style(html: string): { tag: string; policy: string }
  /** Returns the URLs that the browser loads after the first paint of a screen. */
  filesToLoad(screen: Screen | undefined): FilesToLoad
  /** A tag for the end of the page that starts the application without waiting for the first paint. */
  startTag: string
  /** Transforms the HTML of a page in development. */
  transform?(url: string, html: string): Promise<string>
}

export type FilesToLoad = {
  /** The files that are loaded after the first paint. */
  painted: string[]
  /** The files that are loaded at the visitor's first action, or at once for members. */
  touched: string[]
}

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; isEntry?: boolean }>

const ENTRY = 'src/app/entry.tsx'
const BEFORE_HYDRATION = 'src/app/beforeHydration.ts'
const FONTS = 'src/app/fonts.css'

/** Reads the output of `npm run build`. @param changeStyles changes the stylesheet in tests. */
export async function readFrontend(changeStyles = (css: string) => css): Promise<Frontend> {
  const folder = 'dist/client'
  const manifest: Manifest = JSON.parse(await readFile(`${folder}/manifest.json`, 'utf8'))
  const collectChunks = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen
    seen.add(name)
    for (const imported of manifest[name]?.imports ?? []) collectChunks(imported, seen)
    return seen
  }
  if (!manifest[ENTRY]) throw new Error(`${folder}/manifest.json names no ${ENTRY}`)
  const assets = await readAssets(folder)
  const stylesheets = [...collectChunks(ENTRY)].flatMap((name) => manifest[name]?.css ?? [])
  // Most of the code, which changes only with the npm packages.
  const frameworks = Object.values(manifest).flatMap(({ file }) => (/\bframework\b/.test(file) ? file : []))
  const beforeHydration = [...collectChunks(BEFORE_HYDRATION)].flatMap((name) => manifest[name]?.file ?? [])
  const earlyFiles = [...stylesheets, ...beforeHydration, ...frameworks]
  const getStyles = (file = '') => assets.get(`/${file}`)?.bodies.identity.toString() ?? ''
  // Without scripts, nothing loads the whole stylesheet.
  const printTags = stylesheets.map((file) => `<link rel="stylesheet" media="print" href="/${file}">`).join('')
  const selectStyles = createStyleSelector(
    changeStyles([...stylesheets, manifest[FONTS]?.file].map(getStyles).join('')),
  )
  return {
    assets,
    style(html) {
      const { css, hash } = selectStyles(html)
      return { tag: `<style>${css}</style><noscript>${printTags}</noscript>`, policy: createPagePolicy(hash) }
    },
    filesToLoad(screen) {
      const chunks = [
        ...collectChunks(BEFORE_HYDRATION),
        ...collectChunks(ENTRY),
        ...(screen ? collectChunks(modulePath(screen).slice(1)) : []),
      ]
      const files = [...new Set([...stylesheets, ...chunks.flatMap((name) => manifest[name]?.file ?? [])])]
      const isEarly = (file: string) => screen?.access !== 'public' || screen.actsAtOnce || earlyFiles.includes(file)
      const urls = files.map((file) => [`/${file}`, isEarly(file)] as const)
      return {
        painted: urls.flatMap(([url, early]) => (early ? url : [])),
        touched: urls.flatMap(([url, early]) => (early ? [] : url)),
      }
    },
    startTag: '',
  }
}
