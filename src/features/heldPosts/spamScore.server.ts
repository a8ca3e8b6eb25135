import { formatCount, preview } from '../../kit/text/text.ts'
import { findLinks } from './findLinks.server.ts'
import type { OtherPost } from './posts.query.server.ts'

/** The texts of a post by the names of their fields, such as `title`. */
export type PostTexts = Record<string, string | null | undefined>

export type SpamScore = { score: number; signals: string[] }

type ScoredPost = {
  texts: PostTexts
  /** The age of the account in minutes. */
  account_minutes: number
  rejections: number
  others: OtherPost[]
  ownHost: string | null
}

type Signal = { points: number; sentence: string }

/** URL shorteners, which hide the target of a link. */
const shorteners = new Set(
  `adf.ly bit.ly bl.ink buff.ly clck.ru cutt.ly dub.sh goo.gl is.gd lnkd.in ow.ly qr.ae rb.gy rebrand.ly s.id
  short.io shorturl.at shrtco.de soo.gd t.co t.ly tiny.cc tiny.one tinyurl.com tr.im u.to urlz.fr v.gd vk.cc`.split(
    /\s+/,
  ),
)
/** Fields of one line, where a link is unusual. */
const shortFields = new Set(['title', 'company', 'location', 'salary_range', 'cost_info'])

/** The maximum length of a link in a message for moderators. */
const LINK_LENGTH = 60
/** The minimum share of common words for two texts to count as equal. */
const SAME_SHARE = 0.8
/**
 * The minimum number of words of a text that is compared. Shorter texts, such as “Thank you!”, are repeated without
 * being spam.
 */
const MIN_WORDS = 5

const splitWords = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])

function isSameText(words: Set<string>, text: string): boolean {
  const others = splitWords(text)
  const shared = [...words].filter((word) => others.has(word)).length
  return words.size >= MIN_WORDS && shared >= SAME_SHARE * Math.max(words.size, others.size)
}

function hasManyCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = text.match(/\p{Lu}/gu) ?? []
  return letters.length >= 30 && capitals.length > letters.length / 2
}

const joinTexts = (texts: PostTexts) => Object.values(texts).filter(Boolean).join('\n')

/**
 * The links of each field. Fields are parsed separately, because Markdown of one field does not extend into the next.
 */
export const findPostLinks = (texts: PostTexts, ownHost: string | null) =>
  Object.entries(texts).flatMap(([field, text]) => findLinks(text ?? '', ownHost).map((link) => ({ field, ...link })))

function* findSignals({ texts, account_minutes, rejections, others, ownHost }: ScoredPost): Generator<Signal> {
  const links = findPostLinks(texts, ownHost)
  const targets = [...new Set(links.map(({ target }) => target))]
  if (targets.length > 0) {
    const named = targets.slice(0, 3).map((target) => preview(target, LINK_LENGTH))
    const more = targets.length > 3 ? ` and ${formatCount(targets.length - 3, 'more link', 'more links')}` : ''
    yield { points: Math.min(15 + 5 * targets.length, 40), sentence: `It links to ${named.join(', ')}${more}.` }
  }
  const disguised = links.find(({ isDisguised }) => isDisguised)
  if (disguised) yield { points: 25, sentence: `The link to ${preview(disguised.host, LINK_LENGTH)} is disguised.` }
  const short = links.find(({ host }) => shorteners.has(host))
  if (short) yield { points: 20, sentence: `${short.host} hides where the link leads.` }
  const misplaced = links.find(({ field }) => shortFields.has(field))
  if (misplaced) yield { points: 15, sentence: `There is a link in the ${misplaced.field.replace('_', ' ')}.` }

  const words = splitWords(joinTexts(texts))
  const repeated = others.filter(({ text }) => isSameText(words, text))
  if (repeated.length > 0) {
    const own = repeated.filter(({ is_own }) => is_own).length
    const parts = [
      own && `${own} by the same member`,
      repeated.length - own && `${repeated.length - own} by other new members`,
    ]
    const count = formatCount(repeated.length, 'other recent post')
    yield {
      points: 35,
      sentence: `${count} ${repeated.length === 1 ? 'has' : 'have'} nearly the same text: ${parts.filter(Boolean).join(', ')}.`,
    }
  }
  const hosts = new Set(links.map(({ host }) => host))
  const shared = others.flatMap(({ text, is_own }) =>
    is_own ? [] : (findLinks(text, ownHost).find(({ host }) => hosts.has(host))?.host ?? []),
  )
  if (shared.length > 0) {
    const count = formatCount(shared.length, 'recent post')
    yield {
      points: 20,
      sentence: `${count} by other new members ${shared.length === 1 ? 'links' : 'link'} to ${shared[0]}, too.`,
    }
  }

  if (account_minutes < 10) {
    const age = account_minutes < 1 ? 'less than a minute' : formatCount(account_minutes, 'minute')
    yield { points: 15, sentence: `The account was ${age} old.` }
  }
  const lately = others.filter(({ is_own, is_recent }) => is_own && is_recent).length
  if (lately >= 4) yield { points: 15, sentence: `The member made ${lately + 1} posts within an hour.` }
  if (hasManyCapitals(joinTexts(texts))) yield { points: 10, sentence: 'Most of its letters are capitals.' }
  if (rejections > 0) {
    yield { points: 20, sentence: `Moderators have rejected ${formatCount(rejections, 'other post')} of this member.` }
  }
}

/** The spam score of a post, from 0 to 100, with its reasons. It informs moderators and decides nothing by itself. */
export function scorePost(post: ScoredPost): SpamScore {
  const signals = [...findSignals(post)]
  const points = signals.reduce((sum, signal) => sum + signal.points, 0)
  return { score: Math.min(points, 100), signals: signals.map(({ sentence }) => sentence) }
}
