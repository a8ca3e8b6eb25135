import { normalizeWord, type Token, tokenize } from '../../../../kit/text/words.ts'
import { type SmallTalkKind, type SmallTalkLanguage, smallTalkPhrases } from './smallTalkPhrases.ts'

export type SmallTalk = { kind: SmallTalkKind; language: SmallTalkLanguage }
type Phrase = SmallTalk & { words: string[] }

const splitPhrase = (phrase: string) => (normalizeWord(phrase).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) as string[]

/** All phrases by their first word, longest first. */
const phrases = new Map<string, Phrase[]>()
for (const [language, kinds] of Object.entries(smallTalkPhrases)) {
  for (const [kind, list] of Object.entries(kinds)) {
    for (const phrase of list.split(',')) {
      const words = splitPhrase(phrase)
      const [first = ''] = words
      const entry = { kind: kind as SmallTalkKind, language: language as SmallTalkLanguage, words }
      phrases.set(first, [...(phrases.get(first) ?? []), entry])
    }
  }
}
for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length)

/** Words between and after the phrases that have no meaning of their own. */
const fillers = new Set(
  `there you u so very much really a lot again everybody everyone all friend friends buddy man dude folks guys assistant bot
  robot computer chatbot sir madam maam please and but well just oh ah then now today anyway for your the help kindly again
  indeed truly pal mate amigo amiga senor senora po na lang`.split(/\s+/),
)

/** The kinds of small talk by priority, for messages with several: “thanks, bye” is a goodbye. */
const importance: SmallTalkKind[] = [
  ...(['agreement', 'greeting', 'compliment', 'wellbeing', 'thanks', 'goodbye', 'disagreement'] as const),
  ...(['insult', 'language', 'help', 'maker', 'identity'] as const),
]

function matchPhrase(tokens: Token[], position: number): Phrase | undefined {
  return phrases
    .get(tokens[position]?.word ?? '')
    ?.find(({ words }) => words.every((word, index) => tokens[position + index]?.word === word))
}

/**
 * Parses small talk at the beginning of a message.
 * @returns the kind of small talk, and the rest of the message, which is empty when there is nothing else; null when
 * the message begins with something else.
 */
export function parseSmallTalk(message: string): { talk: SmallTalk; rest: string } | null {
  const tokens = tokenize(message)
  let talk: SmallTalk | null = null
  let position = 0
  /** The position after the last phrase that ends with punctuation, where a question may begin. */
  let restStart = 0
  while (position < tokens.length) {
    const phrase = matchPhrase(tokens, position)
    if (phrase) {
      position += phrase.words.length
      if (!talk || importance.indexOf(phrase.kind) >= importance.indexOf(talk.kind)) {
        talk = { kind: phrase.kind, language: phrase.language }
      }
    } else if (talk && fillers.has(tokens[position]?.word ?? '')) position += 1
    else break
    const end = tokens[position - 1]?.end ?? 0
    if (/^\s*[,.!?;:—–-]/.test(message.slice(end)) || position === tokens.length) restStart = end
  }
  if (!talk) return parseSymbols(message)
  if (position === tokens.length) return { talk, rest: '' }
  const rest = message.slice(restStart).replace(/^[\s,.!?;:—–-]+/, '')
  // “Hello Kitty stickers” is a search. After a comma, or before a word that begins a question, “hello” is a greeting.
  if (restStart > 0 || !isPlainGreeting(talk)) return restStart > 0 ? { talk, rest } : null
  return startsQuestion(tokens[position]?.word ?? '')
    ? { talk, rest: message.slice(tokens[position]?.start ?? 0) }
    : null
}

const isPlainGreeting = ({ kind }: SmallTalk) => kind === 'greeting' || kind === 'thanks'
const startsQuestion = (word: string) =>
  /^(i|im|id|we|my|can|could|do|does|is|are|who|what|whats|where|wheres|when|how|which|any|show|find|tell|looking|need|busco|necesito|donde|hay|quiero|saan|may|meron|naghahanap)$/.test(
    word,
  )

/** Parses a message without words that consists of smileys, hearts or thumbs. */
function parseSymbols(message: string): { talk: SmallTalk; rest: string } | null {
  if (!/^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|[\s!.:;)(<3-])+$/u.test(message)) return null
  if (/^(?=.*(?:\p{Extended_Pictographic}|[:;]-?[)(]|<3))/u.test(message)) {
    return { talk: { kind: 'compliment', language: 'en' }, rest: '' }
  }
  return null
}
