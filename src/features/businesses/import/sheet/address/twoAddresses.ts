/** Labels of addresses at the beginning of a cell or of a part of it. */
const physicalNames =
  'physical(?: location)?|phys|street|location|loc|site|store|shop|office|business|premises?|plant|farm|visit(?: us)?(?: at)?|delivery|located at'
const mailingNames = 'mailing|mail(?:s|ed)?(?: to)?|postal|correspondence|letters?|billing|send mail(?: to)?|box'
const nameEnd = String.raw`\.?(?: ?(?:address|addr?\.?|add))?\s*`
const labelPattern = new RegExp(
  [
    String.raw`(?:^|[;,/|([\n]\s*|\s[-–—]\s*)(?:(?<physical>${physicalNames})|(?<mailing>${mailingNames}))${nameEnd}(?::|=|[-–—](?=\s))\s*`,
    // Anywhere before a colon. “Street” is not among these labels, because it may be the end of a street.
    String.raw`\s(?:(?<physicalInside>physical|phys|location)|(?<mailingInside>${mailingNames}))${nameEnd}:\s*`,
  ].join('|'),
  'gi',
)
/** `(mailing PO Box 5)` and `(PO Box 5)`, without a colon. */
const bracketedMailingPattern =
  /\s*[([]\s*(?:(?:mailing|mail|postal)(?: address| addr\.?)?[\s:]+([^()[\]]+)|(p\.? ?o\.? ?box [^()[\]]+))[)\]]\s*/i
/**
 * A post-office box after a street: `5 Elm Ct / PO Box 9, Homer AK 99603`. A comma does not separate two addresses, because it
 * is usual before a box that is part of the same address.
 */
const trailingBoxPattern =
  /^(.*?\d.*?|.*\p{L}{3}.*?)\s*(?:[/|;&]|\bor\b|\band\b|\s[-–—]+)\s*((?:p\.? ?o\.? ?)(?:box|drawer) .*)$/iu
const leadingBoxPattern = /^((?:p\.? ?o\.? ?)(?:box|drawer) [\w-]+)\s*(?:[/|;&]|\bor\b|\band\b|\s[-–—]+)\s*(\d.*)$/i

const trim = (text: string) => text.replace(/^[\s,;/|([–—-]+|[\s,;/|)\]([–—-]+$/g, '')

/**
 * The street with the town after the box, if it has no town of its own. The ZIP code is not copied, because it may be that of
 * post-office boxes.
 */
function withTown(street: string, box: string): string {
  const [, town = ''] = /^[^,]*,\s*(.*?)[\s,]*(?:\d{5}(?:-\d{4})?)?$/.exec(box) ?? []
  return town === '' || street.includes(',') ? street : `${street}, ${town}`
}

/** Matching the patterns against a longer text would take seconds. */
const MAX_LENGTH = 400

/** The physical and the mailing address in one cell. */
export type TwoAddresses = { physical: string; mailing: string }

/**
 * Splits `4 Elm Ct, Homer (mail: PO Box 9, Homer)`, `Physical: 4 Elm Ct Mailing: PO Box 9` or `4 Elm Ct / PO Box 9`. For other
 * cells, `physical` is the whole cell.
 */
export function splitTwoAddresses(cell: string): TwoAddresses {
  if (cell.length > MAX_LENGTH || !/[:=/|;&([]|\bor\b|\band\b|\s[-–—]/i.test(cell))
    return { physical: cell, mailing: '' }
  const bracketed = bracketedMailingPattern.exec(cell)
  if (bracketed && bracketed.index > 0) {
    const around = `${cell.slice(0, bracketed.index)} ${cell.slice(bracketed.index + bracketed[0].length)}`
    return { physical: trim(around), mailing: trim(bracketed[1] ?? bracketed[2] ?? '') }
  }
  const labels = [...cell.matchAll(labelPattern)]
  if (labels.length > 0) {
    const found = { physical: trim(cell.slice(0, labels[0]?.index)), mailing: '' }
    for (const [index, match] of labels.entries()) {
      const text = trim(cell.slice(match.index + match[0].length, labels[index + 1]?.index))
      const { mailing, mailingInside } = match.groups ?? {}
      found[mailing || mailingInside ? 'mailing' : 'physical'] ||= text
    }
    return found
  }
  const [, street = '', box = ''] = trailingBoxPattern.exec(cell.replace(/\s*\n\s*/g, ' ')) ?? []
  if (box !== '') return { physical: withTown(trim(street), trim(box)), mailing: trim(box) }
  const [, first = '', behind = ''] = leadingBoxPattern.exec(cell) ?? []
  return first === '' ? { physical: cell, mailing: '' } : { physical: trim(behind), mailing: first }
}
