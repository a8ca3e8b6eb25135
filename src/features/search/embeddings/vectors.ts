/** A vector in its stored form: one byte for each dimension, and the sign of each dimension as a text of 0 and 1. */
export type StoredVector = { bytes: Buffer; signs: string }

/** Scales a vector so that its largest number is 127. The cosine does not depend on the scale. */
export function storeVector(vector: number[]): StoredVector {
  const greatest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const bytes = Buffer.from(Int8Array.from(vector, (value) => Math.round((value / greatest) * 127)).buffer)
  return { bytes, signs: vector.map((value) => (value > 0 ? '1' : '0')).join('') }
}

/** The cosine of the angle between a vector and a stored vector with the same number of dimensions. */
export function computeSimilarity(vector: number[], stored: Buffer): number {
  const bytes = new Int8Array(stored.buffer, stored.byteOffset, stored.length)
  let [product, square, storedSquare] = [0, 0, 0]
  for (let index = 0; index < bytes.length; index++) {
    const [value, byte] = [vector[index] ?? 0, bytes[index] ?? 0]
    product += value * byte
    square += value * value
    storedSquare += byte * byte
  }
  return square && storedSquare ? product / Math.sqrt(square * storedSquare) : 0
}
