import { stem, tokenize } from '../../../kit/text/words.ts'

/** Synonyms in the help of this product, a group per line. A word may belong to several groups. */
const ownGroups = `
  delete remove erase cancel discard trash
  close cancel end stop expire filled withdraw
  renew reopen extend prolong longer expire
  edit change update modify fix correct rename alter
  create make add new
  post publish advertise submit add create make
  job ad advert vacancy position opening
  business company listing firm organization organisation shop
  account profile membership
  register signup join enroll create
  login signin access
  email mail inbox
  verify confirm confirmation verification activate activation validate
  prove proof evidence
  reset forgot forget lost recover change
  repeat recurring recur weekly monthly every series each
  subscribe subscription feed rss ical ics follow newsletter alert notify notification calendar
  mute unsubscribe silence stop disable deactivate notification
  event concert gig show performance meetup gathering
  team staff colleague employee coworker
  owner ownership own
  transfer handover
  administrator admin moderator operator
  report flag abuse spam complain offensive
  vote upvote downvote
  accept accepted solved best
  apply applicant application candidate applied
  cost free price fee
  privacy private personal data
  device session computer phone logout
  format formatting bold italic italics underline heading bullet markdown
  arrive receive got get
  hide hidden invisible unlist unpublish private
  picture photo image logo upload
  announce announcement advertise post create
  setup create configure
  uppercase capital capitals caps letters
  kick remove logout
  extend renew
  best accept top
  message notification alert notify
  wrong incorrect mistake error outdated correct
  page listing profile entry
  sell sold handover transfer
  approve approval review pending status reject rejected
`

/** Maps the root of each word to the numbers of its groups. The first line has the number 0. */
function indexGroups(lines: string): Map<string, number[]> {
  const byStem = new Map<string, number[]>()
  for (const [index, line] of lines.trim().split('\n').entries()) {
    for (const word of line.trim().split(' ')) {
      const root = stem(word)
      byStem.set(root, [...(byStem.get(root) ?? []), index])
    }
  }
  return byStem
}
const ownGroupsByRoot = indexGroups(ownGroups)

/** Replaces phrases by the word that the help pages use. */
const phrases: [RegExp, string][] = [
  [/\be\Wmail/gi, 'email'],
  [/\b(?:upper ?case|all[- ]caps|big letters|block letters)\b/gi, 'capitals'],
  [/\bset ?up\b/gi, 'create'],
  [/\bget(?:ting)? rid of\b/gi, 'delete'],
  [/\b(?:tak(?:e|ing|en)|took|pull(?:ing)?|bring) ((?:\S+ ){0,5}?)(?:down|off|offline)\b/gi, 'close $1'],
  [/\bcall(?:ed|ing)? ((?:\S+ ){0,3}?)off\b/gi, 'cancel $1'],
  [/\b(?:put|set)(?:ting)? ((?:\S+ ){0,3}?)up\b/gi, 'create $1'],
  [/\bsign(?:ed|ing)? ?up\b/gi, 'register'],
  [/\b(?:log(?:ged|ging)?|sign(?:ed|ing)?) ?(?:in|on)\b/gi, 'login'],
  [/\b(?:log(?:ged|ging)?|sign(?:ed|ing)?) ?out\b/gi, 'logout'],
  [/\bhand(?:ed|ing)? ((?:\S+ ){0,3}?)over\b/gi, 'handover $1'],
  [/\b(?:every|each) (?:other|second|third|week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gi, 'repeat every'],
]

const skippedWords = new Set(
  'a about an and are as at be because by can do does for from has have how i if im in into is it its me my of on or our so that the their them then there they this to was we what when where which who why will with you your'.split(
    ' ',
  ),
)

export type HelpWord = { word: string; root: string; groups: number[] }

/** Returns the words of a text that are compared with the help. */
export function extractHelpWords(text: string): HelpWord[] {
  const replaced = phrases.reduce((words, [phrase, word]) => words.replace(phrase, word), text)
  const byRoot = new Map<string, HelpWord>()
  for (const { word } of tokenize(replaced)) {
    const root = stem(word)
    if (skippedWords.has(word) || byRoot.has(root)) continue
    const groups = ownGroupsByRoot.get(root) ?? []
    byRoot.set(root, { word, root, groups })
  }
  return [...byRoot.values()]
}
