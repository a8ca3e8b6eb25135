/** The content of the picture in link previews (`og:image`). */
export type LinkPicture = {
  /** The part of the address before the id, such as `questions`. */
  section: string
  id: number
  /** What the page is about, such as `Question`. */
  kind: string
  title: string
  facts: string[]
  /** The lines of the block beside the title: month, day and weekday, or the initials of a business. */
  block: string[]
}

/** In pixels: https://developers.facebook.com/docs/sharing/webmasters/images/ */
export const [LINK_PICTURE_WIDTH, LINK_PICTURE_HEIGHT] = [1200, 630]
/** A part of each address. Change it when the drawing changes, so that all pictures get new addresses. */
const RECIPE = 1

/** A hash of a text in 12 hexadecimal digits, of two 32-bit FNV-1a hashes. */
function hashText(text: string) {
  let [first, second] = [2166136261, 84696351]
  for (let index = 0; index < text.length; index++) {
    first = Math.imul(first ^ text.charCodeAt(index), 16777619)
    second = Math.imul(second ^ text.charCodeAt(text.length - 1 - index), 16777619)
  }
  return ((first >>> 0).toString(16).padStart(8, '0') + (second >>> 0).toString(16).padStart(8, '0')).slice(0, 12)
}

/** The path of a picture. What the picture says changes the path, so browsers and sites may keep it for good. */
export const linkPicturePath = (picture: LinkPicture, siteName: string) =>
  `/link-pictures/${picture.section}/${picture.id}-${hashText(JSON.stringify([RECIPE, siteName, picture]))}.png`
