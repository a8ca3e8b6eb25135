/** The words before the new street of a business that has moved: “moved - now”, “now at”, “NEW ADDRESS:”. */
const introductionPattern =
  /^(?:(?:we |we['’]ve |have |has |just |recently )*(?:re-?located|moved|moving|move)(?: (?:in|on) [\d/]{4,10})?(?:\s*[,;:.–—-]+\s*| to:? | )|(?:see |our |the )*(?:new|updated|current|correct(?:ed)?) (?:address|addr?\.?|location|street|site)(?: is| as of [\d/]{4,10})?\s*[,;:.–—-]*\s*|new\s*[:–—-]\s*)?(?:(?:we are |we['’]re |is |are )?(?:now|currently|presently)(?: located)?(?: (?:at|in|on))?\s*[,;:–—-]*\s*|(?:to|at)\s*:?\s+)?(?=(?:\d|p\.? ?o\.? ?box\b))/i

/** Longer cells are not streets. */
const MAX_LENGTH = 200

/** Splits a street from its introduction, such as “moved - now”. Without an introduction, `introduction` is empty. */
export function splitIntroduction(cell: string): { street: string; introduction: string } {
  const [found = ''] = cell.length > MAX_LENGTH ? [] : (introductionPattern.exec(cell.trimStart()) ?? [])
  const street = cell.trimStart().slice(found.length)
  return found === ''
    ? { street: cell, introduction: '' }
    : { street, introduction: found.replace(/[\s,;:.–—-]+$/, '') }
}
