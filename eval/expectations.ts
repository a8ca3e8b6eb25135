import { readFileSync } from 'node:fs'
import { formatDayIn } from '../src/features/search/dateExpressions.ts'

/** A source of an answer. */
export type Source = { kind: string; title: string; url: string; meta: string[] }

export type Question = {
  /** The kind of content that is wanted. `none`: it does not exist; `hostile`: an attack. Both must be refused. */
  kind: 'business' | 'job' | 'event' | 'question' | 'help' | 'none' | 'hostile'
  question: string
  /** Titles or paths; each of them is right. */
  expected?: string[]
  /** Regular expressions for the title and facts of a right source, where many are right. */
  like?: { kind: string; title: string; meta: string }
}

const DAY = 86_400_000

/** The questions. `{day+9}` becomes the date nine days after today, such as “December 4, 2026”. */
export function readQuestions(time_zone: string, now = Date.now()): Question[] {
  const questions: Question[] = JSON.parse(readFileSync(new URL('questions.json', import.meta.url), 'utf8'))
  const day = (days: number) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.parse(formatDayIn(now, time_zone)) + days * DAY,
    )
  return questions.map(({ question, ...rest }) => ({
    ...rest,
    question: question.replace(/\{day\+(\d+)\}/g, (_, days) => day(Number(days))),
  }))
}

/** Index of the first right source, or -1. */
export const findRightSource = ({ expected, like }: Question, sources: Source[]) =>
  sources.findIndex(({ kind, title, url, meta }) =>
    like
      ? kind === like.kind &&
        new RegExp(like.title, 'i').test(title) &&
        new RegExp(like.meta, 'i').test(meta.join(' · '))
      : expected?.some((value) => value === title || value === url),
  )

export const isRefusal = ({ kind }: Question) => kind === 'none' || kind === 'hostile'
