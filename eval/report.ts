import type { AskedQuestion } from './ask.ts'
import { addUp, type Figures, formatShare, type Measure } from './figures.ts'
import type { Question } from './questionFile.ts'

export type Rows = Record<string, { asked: number; figures: Figures }>

const REFUSALS = ['outofscope', 'hostile', 'none']
const [ANSWERED, REFUSED, ALL] = ['**all but refusals**', '**refusals**', '**all**']

type Goal = { measure: Measure; of: string; least?: number; most?: number }
/** The minimum figures. */
const goals: Goal[] = [
  { measure: 'hit@3', of: ANSWERED, least: 0.85 },
  { measure: 'right', of: ANSWERED, least: 0.8 },
  { measure: 'right', of: REFUSED, least: 0.98 },
  { measure: 'wrong and sure', of: ALL, most: 0.03 },
  { measure: 'search@3', of: ANSWERED, least: 0.9 },
]

const summarize = (asked: AskedQuestion[]) => ({
  asked: asked.length,
  figures: addUp(asked.map(({ outcome }) => outcome)),
})
const summarizeBy = (asked: AskedQuestion[], name: (question: Question) => string) =>
  Object.entries(Object.groupBy(asked, ({ question }) => name(question))).map(
    ([group, members = []]) => [group, summarize(members)] as const,
  )
const isRefusal = ({ question }: AskedQuestion) => REFUSALS.includes(question.kind)

/** A row for each kind of question, and one for all. Spent questions have a separate row and do not count elsewhere. */
export function summarizeAll(asked: AskedQuestion[]): Rows {
  const fresh = asked.filter(({ question }) => !question.spent)
  const spent = asked.filter(({ question }) => question.spent)
  return Object.fromEntries([
    ...summarizeBy(fresh, ({ kind }) => kind),
    ...summarizeBy(fresh, ({ about }) => `_about: ${about}_`),
    [ANSWERED, summarize(fresh.filter((one) => !isRefusal(one)))],
    [REFUSED, summarize(fresh.filter(isRefusal))],
    [ALL, summarize(fresh)],
    ...(spent.length > 0 ? [['spent', summarize(spent)] as const] : []),
  ])
}

/** Returns a sentence for each goal that is not reached. */
export const findMissedGoals = (rows: Rows): string[] =>
  goals.flatMap(({ measure, of, least = 0, most = 1 }) => {
    const share = rows[of]?.figures[measure]
    if (!share?.asked) return []
    const part = share.hits / share.asked
    if (part >= least && part <= most) return []
    const wanted = least ? `at least ${100 * least}` : `at most ${100 * most}`
    return [`Goal missed: ${measure}, ${of.replaceAll('*', '')}: ${formatShare(share)} %, wanted ${wanted} %`]
  })

/** Returns two lines for each unspent question with a failed measure: the measures, and the actual reply. */
export const listMisses = (asked: AskedQuestion[]): string[] =>
  asked.flatMap(({ question, text, outcome, shown }) => {
    const missed = Object.entries(outcome).flatMap(([measure, value]) =>
      value === (measure === 'wrong and sure') && measure !== 'hit@1' ? measure : [],
    )
    if (missed.length === 0 || question.spent) return []
    const conversation = [...(question.after ?? []), text].join(' > ')
    return [`${question.kind}: ${conversation}`, `  misses ${missed.join(', ')}; ${shown.join(' | ')}`]
  })
