/** The maximum number of wishes that one message is split into. */
const MAX_WISHES = 3
/**
 * The maximum number of parts of a message. A message with more is a story and counts as one wish, because parsing each
 * part takes time.
 */
const MAX_PARTS = 16

/** The wish in a part of a message. Parts with the same subject are one wish. */
export type WishPart = {
  subject: string
  /** The words of the part that name a place, such as “in Kenai”; null when it names none. */
  place: string | null
  /** Whether all words of the part were understood. */
  isComplete: boolean
  /** Whether the part names no kind, trade or place. Such a part is a wish only between questions. */
  isVague?: boolean
  /** Whether the part names a kind and nothing else: “is anybody hiring”. */
  isKind?: boolean
}

const wishStart =
  "(?:are|is) (?:there|anybody|anyone|somebody|someone)|(?:do|does|did|can|could|would|will|should) (?:you|i|we|they|it|anyone|anybody|somebody|someone)|who|where|when|what|which|how|why|any|show|find|give|tell|list|(?:i|we) (?:need|want|am|are|would|look|also)|i[’']?m|looking|jobs?|events?|workshops?|anything|something|(?:somebody|someone|anybody|anyone) (?:who|that|to)|an?"

/** The beginning of another person's wish: “my husband wants to bowl”, “our son is looking for work”. */
const otherWish =
  '(?:my|our) [\\p{L}-]+ (?:(?:also )?(?:wants?|needs?|would (?:like|love))|(?:is|are) (?:also )?(?:looking|searching|after))\\b'
const otherWishPattern = new RegExp(`^${otherWish}`, 'iu')

/** Matches an announcement of several wishes, so that each part of the message is one: “two things: …”. */
const announcementPattern =
  /^\W*(?:(?:hi|hello|hey|ok|so)\W+)*(?:i (?:have|got) |got )?(?:two|three|2|3|a couple of|couple of|a few) (?:things|questions|wishes)(?:\s*[:.,–—-][\s:.,–—-]*|\s+(?=(?:how|where|who|what|which|is|are|do|does|i need|i want)\b))/i

/**
 * Matches possible boundaries between wishes: between sentences, and at “and”. An “and” before the beginning of a
 * question always separates; before other words, both sides must be understood.
 */
const boundaryPattern = new RegExp(
  `\\s*(?:[?;!]+|\\.(?=\\s)|\\n+)\\s*(?:(?:and|also|plus|then)\\b[\\s,]*)*|:\\s+(?=(?:is|are) there\\b)|,\\s*(?:and )?(?:then|after that|afterwards)\\s+(?=(?:an?|the|some)\\b)|,?\\s+(?:and also|plus|as well as|\\+),?\\s+|,?\\s+(?:and|also),?\\s+(?=(?:${wishStart})\\b)|(?:,\\s+|\\s+(?:and|but|while)\\s+)(?:and\\s+|but\\s+|while\\s+)?(?=${otherWish})|(?<weak>,?\\s+(?:and|or|plus|&)\\s+)`,
  'giu',
)

/** Matches the beginning of a question. A boundary between two questions separates two wishes. */
const questionStartPattern =
  /^\W*(?:who|where|when|what|which|how|(?:is|are) there|(?:do|does|can|could) (?:you|i|we|anyone|anybody))\b/i

const exclusion =
  "\\b(?:not|no|nothing|neither|except|excluding|exclude|without|besides|minus|skip|other than|apart from|aside from|(?:far )?away from|far from|instead of|rather than|outside|beyond|(?:anywhere|everywhere|anything|everything|all|else|elsewhere) (?:but|than)|isn[’']?t|aren[’']?t)\\b"
/** Matches an open exclusion, which continues after a conjunction: “not in Anchorage or Juneau”. */
const exclusionPattern = new RegExp(`${exclusion}[^,;?.]*$`, 'i')
/** Matches an open list of excluded places, which continues after commas: “except Juneau, Sitka and Kodiak”. */
const exclusionListPattern = new RegExp(`${exclusion}[^;?.]*$`, 'i')

/** Matches the first half of a place such as “between Palmer and Wasilla”. */
const openPairPattern = /\bbetween [^,;?.]*$/i

const head = String.raw`\b((?:the|an?|any|some)\s+[\p{L}-]+)\s+(about|on|for|regarding|in|with|near|at)`
/**
 * Matches phrases with “one” for the repeated noun: “the question about heaters and the one about panels”, “a plumber in
 * Kenai and one in Homer”.
 */
const ellipsisPattern = new RegExp(
  `${head}\\s+([^?;.]+?),?\\s+(?:and|plus|or)\\s+(?:also\\s+)?(?:the\\s+|an?)?(?:other\\s+)?ones?\\s+(?=(?:about|on|for|regarding|in|with|near|at)\\s)`,
  'iu',
)
/** Replaces “the one” by its noun, so that each wish is complete. */
const repeatSubject = (message: string) => message.replace(ellipsisPattern, '$1 $2 $3; $1 ')

/** Matches an introduction with a place: “moving to Juneau: …”, “new in Kenai – …”. */
const placeIntroPattern =
  /^\W*(?:(?:i am|i[’']m|im|we are|we[’']re|were|we|i|my (?:wife|husband|family|sister|brother|mom|dad|son|daughter) is)\s+)?(?:just\s+|soon\s+)?(?:mov(?:e|ed|ing)|relocat(?:ed|ing)|going|traveling|travelling|coming|new|visiting|staying|living|based)\s+(?:to|in)?\s*(?<place>[\p{L}' -]{3,30}?)\s*(?::|–|—|\s-\s|;)\s*(?<rest>.{8,})$/iu

type Segment = {
  text: string
  start: number
  end: number
  isWeak: boolean
  /** Whether a question ends before this boundary or begins after it. */
  isQuestion: boolean
  part: WishPart | null
}

type ParsePart = (text: string) => WishPart | null

/**
 * Splits a message into its wishes: “a plumber in Kenai and are there jobs for welders?” has two. The place of an
 * introduction is added to each wish without a place.
 * @param parsePart parses a part of the message; null for a part without a wish, which stays with its neighbor.
 */
export function splitWishes(message: string, parsePart: ParsePart): string[] {
  const typed = message.replace(announcementPattern, '')
  const isAnnounced = typed !== message && typed !== ''
  if (isAnnounced) {
    const wishes = splitParts(typed, parsePart, true)
    return wishes.length > 1 ? wishes : [message]
  }
  const { place = '', rest = '' } = placeIntroPattern.exec(typed)?.groups ?? {}
  const knownPlace = place === '' ? null : parsePart(`events in ${place}`)?.place
  if (!knownPlace) return splitParts(typed, parsePart)
  return splitParts(rest, parsePart).map((wish) =>
    parsePart(wish)?.place ? wish : `${wish.replace(/[\s?.!]+$/, '')} ${knownPlace}`,
  )
}

/** @param isAnnounced whether the message announces several wishes. Parts without a kind, trade or place then count too. */
function splitParts(typed: string, parsePart: ParsePart, isAnnounced = false): string[] {
  const message = repeatSubject(typed).replace(/,\s*both (?=(?:in|near|at|around)\s)/i, ' ')
  const segments: Segment[] = []
  const addSegment = (start: number, end: number) => {
    const text = message.slice(start, end).trim()
    if (text !== '') segments.push({ text, start, end, isWeak, isQuestion, part: parsePart(text) })
  }
  let start = 0
  let isWeak = false
  let isQuestion = false
  const separators = [...message.matchAll(boundaryPattern)]
  if (separators.length >= MAX_PARTS) return [typed]
  for (const { 0: separator, index, groups } of separators) {
    const beginning = message.slice(start, index)
    if (groups?.weak !== undefined && (exclusionPattern.test(beginning) || openPairPattern.test(beginning))) continue
    addSegment(start, index)
    start = index + separator.length
    isWeak = groups?.weak !== undefined
    const [before, after] = [message.slice(0, index), message.slice(start)]
    isQuestion =
      isAnnounced ||
      otherWishPattern.test(after) ||
      /[?;:\n]/.test(separator) ||
      /\b(?:and also|plus|as well as)\b/i.test(separator) ||
      /^(?:who|where|when|what|which|how)\b/i.test(after) ||
      (questionStartPattern.test(before) && questionStartPattern.test(after))
  }
  addSegment(start, message.length)

  const wishes: Segment[] = []
  for (const segment of segments) {
    const last = wishes.at(-1)
    if (!last || areTwoWishes(last, segment)) {
      wishes.push({ ...segment })
      continue
    }
    const text = message.slice(last.start, segment.end)
    // An explanation before or after a wish belongs to the wish: “My heater died. Who repairs furnaces?”
    Object.assign(last, {
      end: segment.end,
      text,
      part: last.part && segment.part ? parsePart(text) : (last.part ?? segment.part),
    })
  }
  if (wishes.length < 2 || wishes.length > MAX_WISHES) return [typed]
  // In “plumbers and electricians in Juneau”, the place applies to both wishes.
  const lastPlace = wishes.at(-1)?.part?.place
  const sharesPlace =
    lastPlace &&
    wishes.slice(0, -1).every(({ part }) => part?.place === null && !part.isVague) &&
    wishes.every((wish, index) => index === 0 || !wish.isQuestion)
  return wishes.map(({ text }, index) => {
    if (sharesPlace && index < wishes.length - 1) return `${text} ${lastPlace}`
    const place = wishes.slice(0, index).findLast(({ part }) => part?.place)?.part?.place
    if (!place) return text
    const isOfKind = wishes[index]?.part?.isKind && wishes[index]?.part?.place === null
    return isOfKind && !therePattern.test(text)
      ? `${text.replace(/[\s?.!]+$/, '')} ${place}`
      : text.replace(therePattern, `$1${place}`)
  })
}

/** Matches “there” in a later wish, which is the place of the previous wish: “work in Palmer, and also carrots there”. */
const therePattern =
  /(?<!\b(?:is|are|was|were|will|would|be)(?: also)?)(^|\s)(?:(?:in|around|near|at|over|up|down|out|from) )?there(?=$|[\s?.!,])(?! (?:is|are|was|were|any|anybody|anyone)\b)/i

/** Whether two wishes name different places: “a plumber in Kenai and one in Homer”. */
const areInDifferentPlaces = (first: WishPart, second: WishPart) =>
  first.place !== null && second.place !== null && first.place !== second.place

function areTwoWishes({ text, part: first }: Segment, { part: second, isWeak, isQuestion }: Segment): boolean {
  const isPlace = second !== null && second.subject === second.place
  if (isWeak && isPlace && exclusionListPattern.test(text)) return false
  if (!first || !second || (first.subject === second.subject && !areInDifferentPlaces(first, second))) return false
  if ((first.isVague || second.isVague) && !isQuestion) return false
  return !isWeak || (first.isComplete && second.isComplete)
}
