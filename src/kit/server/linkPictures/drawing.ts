import type { OverlayOptions } from 'sharp'
import { LINK_PICTURE_HEIGHT, LINK_PICTURE_WIDTH } from '../../page/linkPicture.ts'
import { truncate } from '../../text/text.ts'
import { farRidge, middleRidge } from '../../ui/ridges.ts'
import { colors } from './colors.ts'
import type { DrawRequest } from './drawing.types.ts'
import { findFonts, hideSystemFonts } from './fonts.ts'

/** The folder of converted fonts. */
const folder = process.env.FONT_FOLDER as string
hideSystemFonts(folder)
// Imported after the environment is set, because the library finds its fonts when it is loaded.
const { default: sharp } = await import('sharp')
sharp.concurrency(1)
sharp.cache(false)

const [MARGIN, BLOCK, GAP, SPACE] = [80, 172, 44, 34]
/** The top of the title, and the maximum height of title and facts together, in pixels. */
const [TOP, MAX_HEIGHT] = [164, 330]
/** Font sizes of the title in pixels, the largest first. */
const titleSizes = [72, 60, 50, 42]
const rightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u

const escapeMarkup = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)

type Line = { text: string; size: number; color: string; weight?: number; width?: number }
type Drawn = { input: Buffer; width: number; height: number }

/** Draws a text; null when no font has its characters. */
async function drawText({ text, size, color, weight = 400, width }: Line): Promise<Drawn | null> {
  const { drawable, files } = await findFonts(text, folder)
  if (!drawable) return null
  // The library keeps each font file that was passed to it.
  for (const fontfile of files)
    await sharp({ text: { text: '.', fontfile } })
      .raw()
      .toBuffer()
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" font_weight="${weight}">${escapeMarkup(drawable)}</span>`,
      font: `Familjen Grotesk, Noto Sans, ${size}px`,
      // With this resolution, a point is a pixel.
      dpi: 72,
      rgba: true,
      ...(width && { width, wrap: 'word-char' }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/** Draws a text in the largest size that fits. A text that is too long is cut. */
async function fitText(line: Omit<Line, 'size'> & { width: number }, sizes: number[], maxHeight: number) {
  let drawn: Drawn | null = null
  for (const size of sizes) {
    drawn = await drawText({ ...line, size })
    if (!drawn || drawn.height <= maxHeight) return drawn
  }
  const size = sizes.at(-1) as number
  for (let length = line.text.length * 0.9; length >= 1; length *= 0.85) {
    drawn = await drawText({ ...line, text: `${truncate(line.text, Math.floor(length)).trimEnd()}…`, size })
    if (!drawn || drawn.height <= maxHeight) return drawn
  }
  return null
}

const background = (hasBlock: boolean) => `
  <svg xmlns="http://www.w3.org/2000/svg" width="${LINK_PICTURE_WIDTH}" height="${LINK_PICTURE_HEIGHT}">
    <rect width="100%" height="100%" fill="${colors.ground}"/>
    <g transform="translate(0 ${LINK_PICTURE_HEIGHT - 130}) scale(${LINK_PICTURE_WIDTH / 1440} ${130 / 240})">
      <path d="${farRidge}" fill="${colors.ridgeFar}"/>
      <path d="${middleRidge}" fill="${colors.ridgeMid}"/>
    </g>
    <rect width="100%" height="12" fill="${colors.glacier}"/>
    <g transform="translate(${MARGIN} 64) scale(1.5)">
      <rect width="32" height="32" rx="7" fill="${colors.glacier}"/>
      <path d="M4 24 12 10l5 8 3-5 8 11Z" fill="#fff"/>
    </g>
    ${
      hasBlock
        ? `<rect x="${MARGIN}" y="${TOP + 8}" width="${BLOCK}" height="${BLOCK}" rx="16" fill="${colors.raised}" stroke="${colors.line}" stroke-width="2"/>`
        : ''
    }
  </svg>`

/** Draws the lines of the block, centered: three for a date, or one for initials. */
async function drawBlock(lines: string[]): Promise<OverlayOptions[]> {
  const styles =
    lines.length === 1
      ? [{ size: 80, color: colors.glacier, middle: 86 }]
      : [
          { size: 30, color: colors.fireweed, middle: 34 },
          { size: 74, color: colors.ink, middle: 90 },
          { size: 26, color: colors.muted, middle: 146 },
        ]
  const overlays: OverlayOptions[] = []
  for (const [index, { middle, ...style }] of styles.entries()) {
    const drawn = await drawText({ text: lines[index] ?? '', weight: 600, ...style })
    if (!drawn || drawn.width > BLOCK) continue
    overlays.push({
      input: drawn.input,
      left: Math.round(MARGIN + (BLOCK - drawn.width) / 2),
      top: Math.round(TOP + 8 + middle - drawn.height / 2),
    })
  }
  return overlays
}

/** Draws a picture as PNG. */
export async function drawPicture({ picture, siteName }: DrawRequest): Promise<Uint8Array> {
  const { kind, title, facts, block } = picture
  const left = block.length > 0 ? MARGIN + BLOCK + GAP : MARGIN
  const width = LINK_PICTURE_WIDTH - left - MARGIN
  const overlays = block.length > 0 ? await drawBlock(block) : []
  const site = await drawText({ text: truncate(siteName, 60), size: 28, color: colors.ink, weight: 600 })
  if (site && site.width < 760)
    overlays.push({ input: site.input, left: MARGIN + 66, top: 88 - Math.round(site.height / 2) })
  const label = await drawText({ text: kind, size: 28, color: colors.glacier, weight: 600 })
  if (label) {
    overlays.push({
      input: label.input,
      left: LINK_PICTURE_WIDTH - MARGIN - label.width,
      top: 88 - Math.round(label.height / 2),
    })
  }
  const factsText = facts.join(' · ')
  const below = factsText && (await fitText({ text: factsText, color: colors.muted, width }, [34, 28], 84))
  const heading = await fitText(
    { text: title, color: colors.ink, weight: 600, width },
    titleSizes,
    MAX_HEIGHT - (below ? below.height + SPACE : 0),
  )
  let top = TOP
  for (const [drawn, text] of [
    [heading, title],
    [below, factsText],
  ] as const) {
    if (!drawn) continue
    overlays.push({ input: drawn.input, left: rightToLeft.test(text) ? left + width - drawn.width : left, top })
    top += drawn.height + SPACE
  }
  return sharp(Buffer.from(background(block.length > 0)))
    .composite(overlays)
    .png({ palette: true, colours: 128, compressionLevel: 9 })
    .toBuffer()
}
