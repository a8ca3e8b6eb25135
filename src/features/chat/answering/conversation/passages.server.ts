import { markdownToText, preview } from '../../../../kit/text/text.ts'
import { listNormalizedWords, stem } from '../../../../kit/text/words.ts'
import { expandTerms } from '../../../search/meaning/expandTerms.ts'
import { getRarity } from '../../../search/terms/english.server.ts'
import { extractContentWords } from '../facts/factQuestions.ts'
import type { PublicPage } from '../facts/publicPages.server.ts'

/**
 * A sentence of a page that may answer a question. `coverage` is the share of the question that it contains, from 0 to
 * 1; `matched` the number of words of the question that it contains, and `exact` the number without synonyms.
 */
export type Passage = { page: PublicPage; sentence: string; coverage: number; matched: number; exact: number }

/** The strength of a similar word, and the minimum strength of a synonym of the search that counts as similar. */
const [SIMILAR_STRENGTH, MIN_SYNONYM_STRENGTH] = [0.8, 0.6]
/** The weight of the kind of answer that a question word requests, such as a number. The rarest word weighs 1. */
const ANSWER_KIND_WEIGHT = 0.5
const MAX_SENTENCE_LENGTH = 300

/** Groups of words with the same meaning: a question may use one and the page another. */
const synonymGroups = `
  housing house lodging accommodation apartment cabin room board dorm bunk bed sleep stay live place home
  food meal meals eat lunch dinner breakfast board potluck snack snacks
  license licence licensed cdl certificate certification certified card
  flight flights travel airfare ticket plane
  pay paid wage salary
  people persons passengers guests seats crew
  kids children child family families
  tools tool gear equipment
  workplace shop loft workspace indoors
  internet signal reception connection wifi cell
  experience experienced years seasons
  language languages speak english spanish tagalog russian
  beginner beginners newcomers learn
  weekend weekends saturday sunday
  evening night
  home remote remotely
  begin start starts
  last lasts weeks months
  price cost fee rate
  bank banks
  decide decides decision say says
  cloudy clouds cloud weather
  month january february march april may june july august september october november december
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' '))

const numberPattern = /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|twenty|forty|half)\b/i
const timePattern =
  /\b(?:\d{1,2}(?::\d\d)? ?[ap]\.?m|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|(?:jan|febr)uary|march|april|june|july|august|(?:sept|nov|dec)ember|october|every|from|until|week|spring|summer|fall|autumn|winter)\b/i
const answerKinds: [RegExp, RegExp][] = [
  [/\bhow (?:many|much)\b/, numberPattern],
  [
    /\bhow long\b/,
    /\b(?:\d+|one|two|three|four|five|six|eight|ten|twelve|few)\s+(?:minutes?|hours?|days?|weeks?|months?|years?)\b(?! an? \w)/i,
  ],
  [/\b(?:when|what time|which days?)\b/, timePattern],
  [/\bwho(?:m)?\b/, /\b(?:call|ask|talk to|department|program|office|agency|DEC|DNR|IRS|[A-Z]{3})\b/],
]

type Word = { weight: number; exact: Set<string>; similar: Set<string> }

const emptyWordPattern =
  /^(?:really|even|actually|please|together|along|else|sure|okay|gets?|getting|come|comes|go|goes|going|take|takes|make|makes|give|gives|work|works|job|jobs|event|events|page|business|company|person|thing|things|use|should|must|able|allowed|possible|first)$/

/** Extracts the words of a question that its answer must contain, with the synonyms of each. */
function extractQuestionWords(question: string): Word[] {
  const typed = listNormalizedWords(question)
  const contentWords = extractContentWords(question).filter((word) => !emptyWordPattern.test(word))
  const expansions = expandTerms(typed, { industries: [], share: () => 0 })
  return [...new Set(contentWords)].map((word) => {
    const synonyms = expansions
      .filter(({ first, count }) => typed.slice(first, first + count).includes(word))
      .flatMap(({ phrases }) =>
        phrases.filter(({ strength }) => strength >= MIN_SYNONYM_STRENGTH).map(({ text }) => text),
      )
      .filter((text) => !text.includes(' '))
    const alike = synonymGroups
      .filter((words) => words.includes(word) || words.some((other) => stem(other) === stem(word)))
      .flat()
    return {
      weight: 0.3 + 0.7 * getRarity(word),
      exact: new Set([stem(word)]),
      similar: new Set([...synonyms, ...alike].map(stem)),
    }
  })
}

const splitSentences = (markdown: string) =>
  markdown
    .split(/\n+/)
    .flatMap((line) => markdownToText(line).split(/(?<=[.!?;])\s+|\s·\s/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence))

/** Returns the texts of a page that are searched for an answer: all except the title. */
function listTexts(page: PublicPage): string[] {
  switch (page.kind) {
    case 'business':
      return [page.business.tagline, page.business.description, ...page.business.services].filter(
        (text) => text !== null,
      )
    case 'event':
      return [page.event.cost_info, page.event.description, page.event.location].filter((text) => text !== null)
    case 'job':
      return [
        page.job.requirements,
        page.job.salary_range,
        page.job.description,
        page.job.job_type,
        page.job.location,
      ].filter((text) => text !== null)
    case 'question':
      return [...page.answers.map(({ content }) => content), page.question.content]
    default:
      return [page.helpPage.markdown]
  }
}

/** Finds the sentence of these pages with the largest share of the question's words; null when no sentence has one. */
export function findPassage(pages: PublicPage[], question: string): Passage | null {
  const questionWords = extractQuestionWords(question)
  const text = listNormalizedWords(question).join(' ')
  const kind = answerKinds.find(([pattern]) => pattern.test(text))?.[1]
  const total = questionWords.reduce((sum, { weight }) => sum + weight, 0) + (kind ? ANSWER_KIND_WEIGHT : 0)
  let best: Passage | null = null
  for (const page of pages) {
    for (const sentence of listTexts(page).flatMap(splitSentences)) {
      const stems = new Set(listNormalizedWords(sentence).map(stem))
      const strengths = questionWords.map(({ exact, similar }) =>
        [...exact].some((word) => stems.has(word))
          ? 1
          : [...similar].some((word) => stems.has(word))
            ? SIMILAR_STRENGTH
            : 0,
      )
      const exact = strengths.filter((strength) => strength === 1).length
      const matched = strengths.filter((strength) => strength > 0).length
      if (matched === 0) continue
      const covered = questionWords.reduce((sum, { weight }, index) => sum + weight * (strengths[index] ?? 0), 0)
      const coverage = (covered + (kind?.test(sentence) ? ANSWER_KIND_WEIGHT : 0)) / total
      if (!best || coverage > best.coverage)
        best = { page, sentence: preview(sentence, MAX_SENTENCE_LENGTH), coverage, matched, exact }
    }
  }
  return best
}
