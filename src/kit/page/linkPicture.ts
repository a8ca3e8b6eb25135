/** The content of the preview picture of a page (`og:image`). */
export type LinkPicture = {
  /** The path segment before the id, such as `questions`. */
  section: string
  id: number
  /** The kind of the page, such as `Question`. */
  kind: string
  title: string
  facts: string[]
  /** The lines of the block beside the title: month, day and weekday, or the initials of a business. */
  block: string[]
}

/** In pixels: https://developers.facebook.com/docs/sharing/webmasters/images/ */
export const [LINK_PICTURE_WIDTH, LINK_PICTURE_HEIGHT] = [1200, 630]
/** The version of the drawing. It is a part of each URL, so that a changed drawing gets new URLs. */
const DRAWING_VERSION = 1

/** A hash of a text in 12 hexadecimal digits, composed of two 32-bit FNV-1a hashes. */
function hashText(text: string) {
  let [first, second] = [2166136261, 84696351]
  for (let index = 0; index < text.length; index++) {
    first = Math.imul(first ^ text.charCodeAt(index), 16777619)
    second = Math.imul(second ^ text.charCodeAt(text.length - 1 - index), 16777619)
  }
  return ((first >>> 0).toString(16).padStart(8, '0') + (second >>> 0).toString(16).padStart(8, '0')).slice(0, 12)
}

/** The path of a picture. It depends on the content of the picture, so browsers and sites may cache it forever. */
export const linkPicturePath = (picture: LinkPicture, siteName: string) =>
  `/link-pictures/${picture.section}/${picture.id}-${hashText(JSON.stringify([DRAWING_VERSION, siteName, picture]))}.png`
