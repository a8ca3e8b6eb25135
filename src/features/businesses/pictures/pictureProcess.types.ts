export type PictureRequest = { path: string }
export type PictureFiles = {
  /** Of the largest file. */
  width: number
  height: number
  widths: number[]
  files: { name: string; content: Uint8Array }[]
}
export type PictureReply = PictureFiles | { refusal: 'pixels' | 'damaged'; reason?: string }
