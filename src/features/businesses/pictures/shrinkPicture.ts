/** The maximum side of an uploaded photo in pixels, and the size in bytes below which a file is sent unchanged. */
const [MAX_SIDE, SMALL_FILE] = [2000, 400_000]

/**
 * Returns a smaller copy of a photo, because a phone with a bad connection needs minutes for a large file. The copy has
 * no metadata. Returns the file itself when it is small, or when this browser cannot decode it.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size <= SMALL_FILE) return file
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    // WebP files can have transparency and are small.
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp'
    const copy = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))
    return copy && copy.size < file.size ? copy : file
  } catch {
    return file
  }
}
