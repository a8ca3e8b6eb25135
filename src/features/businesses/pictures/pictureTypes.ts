/**
 * The format of a picture according to its first bytes. The name of a file and the media type that a client states are
 * not reliable.
 */
export function detectFormat(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | null {
  // Each byte becomes one character.
  const text = String.fromCharCode(...bytes.subarray(0, 64))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^RIFF....WEBP/s.test(text)) return 'webp'
  if (!/^....ftyp/s.test(text)) return null
  if (/^.{8}(.{4})*?avi[fs]/s.test(text)) return 'avif'
  return /^.{8}(hei[cxms]|hev[cxms]|mif1|msf1)/s.test(text) ? 'heic' : null
}

/** The reason why the server cannot read a file that begins with these bytes; null when it can. */
export function describeUnreadable(bytes: Uint8Array): string | null {
  const format = detectFormat(bytes)
  if (format === 'heic')
    return 'HEIC pictures cannot be read. Please choose a JPEG, PNG, WebP, AVIF or GIF file. Phones can save photos as JPEG'
  return format ? null : 'This is not a picture. Please choose a JPEG, PNG, WebP, AVIF or GIF file'
}

/** The reason why the server would refuse a file that somebody chose, according to its first bytes; null when it would not. */
export const findRefusal = async (file: Blob): Promise<string | null> => {
  const start = await file
    .slice(0, 64)
    .arrayBuffer()
    .catch(() => null)
  return start ? describeUnreadable(new Uint8Array(start)) : 'The file cannot be opened'
}
