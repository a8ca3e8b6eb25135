import { readFileSync } from 'node:fs'
import { z } from 'zod'

const pattern = z.string().refine(isPattern, 'is not a regular expression')

/**
 * A condition for correct results, such as the events in Sitka. All its parts must hold. Patterns are regular expressions that
 * ignore case.
 */
const Condition = z.strictObject({
  kind: z.enum(['business', 'job', 'event', 'question', 'help']),
  title: pattern.optional(),
  /** The city of a business, the location of a job, or the location and the city of an event. */
  place: pattern.optional(),
  industry: pattern.optional(),
  /** The type of a job or an event. */
  type: pattern.optional(),
  /** The cost of an event, the pay of a job. */
  cost: pattern.optional(),
  /** Whether a question of the forum has an answer. */
  answered: z.boolean().optional(),
  /** Days of an event: see `parseDay`. */
  on: z.string().optional(),
  from: z.string().optional(),
  until: z.string().optional(),
  when: z.enum(['today', 'tomorrow', 'this weekend', 'this week', 'next week']).optional(),
  /** The local time at which an event begins, such as `17:00`. */
  after: z.string().optional(),
  before: z.string().optional(),
  /** Counts a series of events once. */
  next: z.boolean().optional(),
})
export type Condition = z.output<typeof Condition>

/** A path such as `/help/post-a-job`, a kind with the beginning of a title (`job: Night baker`), or a condition. */
const Selector = z.union([z.string().regex(/^(\/|(business|job|event|question|help): )/), Condition])
export type Selector = z.output<typeof Selector>

const Expectation = z
  .strictObject({
    /** Each selected item is a correct result. */
    results: z.array(Selector).optional(),
    /** For a message with several wishes: each wish needs one of its results. */
    every: z.array(z.array(Selector)).optional(),
    /** The first results must contain none of these items. */
    without: z.array(Selector).optional(),
    /** The reply must state the number of these items. */
    count: Condition.optional(),
    /** The number of these items is correct too. */
    orCount: Condition.optional(),
    /** A pattern for the words of the reply that answer the question. */
    says: pattern.optional(),
    /** The reply must be a refusal. */
    refuses: z.literal(true).optional(),
    /** The reply must state that the fact is not recorded. Without `results`, a refusal is correct too. */
    unrecorded: z.literal(true).optional(),
    /** The reply must answer small talk. */
    greets: z.literal(true).optional(),
  })
  .refine((expectation) => Object.keys(expectation).length > 0, 'expects nothing')
export type Expectation = z.output<typeof Expectation>

const Question = z.strictObject({
  kind: z.string(),
  /** The subject of the question: the demo's invented content, the imported organizations, or neither. */
  about: z.enum(['demo', 'organizations', 'none']),
  /** Whether the code was tuned with this question. Such questions are counted separately. */
  spent: z.literal(true).optional(),
  /** Earlier messages of the visitor, oldest first. The evaluation gets the replies between them from the server. */
  after: z.array(z.string()).optional(),
  question: z.string(),
  expect: Expectation,
})
export type Question = z.output<typeof Question>

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'i'))
  } catch {
    return false
  }
}

/** Reads a file of questions. @throws when the file is not a list of questions. */
export function readQuestionFile(path: string): Question[] {
  const parsed = z.array(Question).safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
