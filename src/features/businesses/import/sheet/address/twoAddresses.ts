/** Names of addresses that stand at the beginning of a cell or a part of it. */
const place =
  'physical(?: location)?|phys|street|location|loc|site|store|shop|office|business|premises?|plant|farm|visit(?: us)?(?: at)?|delivery|located at'
const letters = 'mailing|mail(?:s|ed)?(?: to)?|postal|correspondence|letters?|billing|send mail(?: to)?|box'
const rest = String.raw`\.?(?: ?(?:address|addr?\.?|add))?\s*`
const labelPattern = new RegExp(
  [
    String.raw`(?:^|[;,/|([\n]\s*|\s[-–—]\s*)(?:(?<place>${place})|(?<letters>${letters}))${rest}(?::|=|[-–—](?=\s))\s*`,
    // Anywhere before a colon. “Street” may be the end of one.
    String.raw`\s(?:(?<placeInside>physical|phys|location)|(?<lettersInside>${letters}))${rest}:\s*`,
  ].join('|'),
  'gi',
)
/** `(mailing PO Box 5)` and `(PO Box 5)`, without a colon. */
const bracketedMailingPattern =
  /\s*[([]\s*(?:(?:mailing|mail|postal)(?: address| addr\.?)?[\s:]+([^()[\]]+)|(p\.? ?o\.? ?box [^()[\]]+))[)\]]\s*/i
/** A post-office box behind a street: `5 Elm Ct / PO Box 9, Homer AK 99603`. A comma alone is usual before a box that is a part of the address. */
const trailingBoxPattern =
  /^(.*?\d.*?|.*\p{L}{3}.*?)\s*(?:[/|;&]|\bor\b|\band\b|\s[-–—]+)\s*((?:p\.? ?o\.? ?)(?:box|drawer) .*)$/iu
const leadingBoxPattern = /^((?:p\.? ?o\.? ?)(?:box|drawer) [\w-]+)\s*(?:[/|;&]|\bor\b|\band\b|\s[-–—]+)\s*(\d.*)$/i

const trim = (text: string) =>
  text.replace(/^[\s,;/|([–—-]+|[\s,;/|)\]([–—-]+$/g, (end) => (/^[)\]]$/.test(end) ? '' : ''))

/** A street with the town behind the box, when it has none of its own. The ZIP code may be that of boxes. */
function withTown(street: string, box: string): string {
  const [, town = ''] = /^[^,]*,\s*(.*?)[\s,]*(?:\d{5}(?:-\d{4})?)?$/.exec(box) ?? []
  return town === '' || street.includes(',') ? street : `${street}, ${town}`
}

/** Patterns would take long for a longer text. */
const MAX_LENGTH = 400

/** The address of the place and that for letters, of a cell that may have both. */
export type TwoAddresses = { place: string; letters: string }

/**
 * The two addresses of `4 Elm Ct, Homer (mail: PO Box 9, Homer)`, `Physical: 4 Elm Ct Mailing: PO Box 9` or `4 Elm Ct / PO Box 9`. Of
 * other cells, `place` is the whole cell.
 */
export function splitTwoAddresses(cell: string): TwoAddresses {
  if (cell.length > MAX_LENGTH || !/[:=/|;&([]|\bor\b|\band\b|\s[-–—]/i.test(cell)) return { place: cell, letters: '' }
  const bracketed = bracketedMailingPattern.exec(cell)
  if (bracketed && bracketed.index > 0) {
    const around = `${cell.slice(0, bracketed.index)} ${cell.slice(bracketed.index + bracketed[0].length)}`
    return { place: trim(around), letters: trim(bracketed[1] ?? bracketed[2] ?? '') }
  }
  const labels = [...cell.matchAll(labelPattern)]
  if (labels.length > 0) {
    const found = { place: trim(cell.slice(0, labels[0]?.index)), letters: '' }
    for (const [index, match] of labels.entries()) {
      const text = trim(cell.slice(match.index + match[0].length, labels[index + 1]?.index))
      const { letters, lettersInside } = match.groups ?? {}
      found[letters || lettersInside ? 'letters' : 'place'] ||= text
    }
    return found
  }
  const [, street = '', box = ''] = trailingBoxPattern.exec(cell.replace(/\s*\n\s*/g, ' ')) ?? []
  if (box !== '') return { place: withTown(trim(street), trim(box)), letters: trim(box) }
  const [, first = '', behind = ''] = leadingBoxPattern.exec(cell) ?? []
  return first === '' ? { place: cell, letters: '' } : { place: trim(behind), letters: first }
}
