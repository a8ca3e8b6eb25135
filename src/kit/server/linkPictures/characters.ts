/**
 * Parses the table `cmap` of a TrueType font, in the formats 4 and 12. Returns a function that tells whether the font has
 * a glyph for a character:
 * https://learn.microsoft.com/en-us/typography/opentype/spec/cmap
 */
export function parseCharacterMap(font: Buffer): (code: number) => boolean {
  const groups = findSubtables(font).flatMap((at) => {
    const format = font.readUInt16BE(at)
    return format === 12 ? parseFormat12(font, at) : format === 4 ? parseFormat4(font, at) : []
  })
  return (code) => groups.some(([from, to]) => code >= from && code <= to)
}

type Group = [from: number, to: number]

function findSubtables(font: Buffer): number[] {
  for (let table = 12; table < 12 + 16 * font.readUInt16BE(4); table += 16) {
    if (font.toString('latin1', table, table + 4) !== 'cmap') continue
    const cmap = font.readUInt32BE(table + 8)
    return Array.from(
      { length: font.readUInt16BE(cmap + 2) },
      (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index),
    )
  }
  return []
}

/** Parses format 12: segments of 32-bit characters. */
const parseFormat12 = (font: Buffer, at: number) =>
  Array.from(
    { length: font.readUInt32BE(at + 12) },
    (_, index): Group => [font.readUInt32BE(at + 16 + 12 * index), font.readUInt32BE(at + 20 + 12 * index)],
  )

/** Parses format 4. Its last group, U+FFFF, marks the end. */
function parseFormat4(font: Buffer, at: number): Group[] {
  const doubled = font.readUInt16BE(at + 6)
  const groups: Group[] = []
  for (let offset = 0; offset < doubled; offset += 2) {
    const [to, from] = [font.readUInt16BE(at + 14 + offset), font.readUInt16BE(at + 16 + doubled + offset)]
    if (from !== 0xffff) groups.push([from, to])
  }
  return groups
}
