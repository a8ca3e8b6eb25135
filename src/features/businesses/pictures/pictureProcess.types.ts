/** `square` cuts off the longer side equally at both ends. */
export type PictureShape = 'whole' | 'square'
export type PictureRequest = { path: string; shape: PictureShape }
export type PictureFiles = {
  /** The width of the largest file. */
  width: number
  height: number
  widths: number[]
  files: { name: string; content: Uint8Array }[]
}
export type PictureReply = PictureFiles | { refusal: 'pixels' | 'damaged'; reason?: string }
