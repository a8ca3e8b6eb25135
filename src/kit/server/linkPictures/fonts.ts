import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseCharacterMap } from './characters.ts'

// The fonts come from npm packages, so that a machine without fonts draws the same pictures. Each font is split into
// files for ranges of characters, of which only the needed ones are read. The drawing library cannot read their format,
// WOFF2, so each file is converted once.

const require = createRequire(import.meta.url)
const convert: (font: Buffer) => Promise<Uint8Array> = require('wawoff2/decompress.js')

/**
 * The font packages by priority: the font of headings first, then Noto Sans for the most common scripts, then emoji.
 */
const packages = [
  'familjen-grotesk',
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-sc',
  'noto-sans-kr',
  'noto-emoji',
]

type FontFile = { file: string; name: string; ranges: [from: number, to: number][] }
type Font = { file: string; has: (code: number) => boolean }

const parseRanges = (text: string) =>
  text.split(',').map((range): [number, number] => {
    const [from = '', to = from] = range.replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })

function listFontFiles(name: string): FontFile[] {
  const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`))
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'))
  return Object.entries(ranges).flatMap(([key, text]) => {
    const part = `${name}-${key.replace(/[[\]]/g, '')}-wght-normal`
    const file = join(folder, 'files', `${part}.woff2`)
    return existsSync(file) ? { file, name: part, ranges: parseRanges(text) } : []
  })
}
let fontFiles: FontFile[] | undefined
const fonts = new Map<FontFile, Font>()

/** Converts a font file, unless it was converted before. */
async function openFontFile(fontFile: FontFile, folder: string): Promise<Font> {
  const openedFont = fonts.get(fontFile)
  if (openedFont) return openedFont
  const file = join(folder, `${fontFile.name}.ttf`)
  if (!existsSync(file)) {
    const partial = `${file}.${process.pid}`
    writeFileSync(partial, await convert(readFileSync(fontFile.file)))
    renameSync(partial, file)
  }
  const font = { file, has: parseCharacterMap(readFileSync(file)) }
  fonts.set(fontFile, font)
  return font
}

/**
 * The first font with a glyph for a character. The character range of a file also includes characters that the font
 * lacks.
 */
async function findFont(code: number, folder: string): Promise<Font | null> {
  fontFiles ??= packages.flatMap(listFontFiles)
  for (const fontFile of fontFiles) {
    if (!fontFile.ranges.some(([from, to]) => code >= from && code <= to)) continue
    const font = await openFontFile(fontFile, folder)
    if (font.has(code)) return font
  }
  return null
}

/** Whether a character joins emoji or selects their form. */
const isJoiner = (code: number) => code === 0x200d || (code >= 0xfe00 && code <= 0xfe0f)

/**
 * Finds the fonts for a text.
 * @param folder of the converted fonts
 * @returns the text without characters that no font has, and the font files for the other characters.
 */
export async function findFonts(text: string, folder: string) {
  const files = new Set<string>()
  let drawable = ''
  for (const character of text) {
    const code = character.codePointAt(0) as number
    const font = isJoiner(code) || /\s/.test(character) ? null : await findFont(code, folder)
    if (font) files.add(font.file)
    if (font || isJoiner(code)) drawable += character
    else drawable += /\s/.test(character) ? ' ' : ''
  }
  return { drawable: drawable.replace(/ +/g, ' ').trim(), files: [...files] }
}

/** Makes the library use only fonts that are passed to it. Must run before the library is loaded. */
export function hideSystemFonts(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><cachedir>${folder}</cachedir></fontconfig>`,
  )
  process.env.FONTCONFIG_FILE = file
}
