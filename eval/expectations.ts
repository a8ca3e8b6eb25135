import { readFileSync } from 'node:fs'
import { dayOf } from '../src/features/search/days.ts'

/** What an answer names as its source, as far as the evaluation looks at it. */
export type Source = { kind: string; title: string; url: string; meta: string[] }

export type Question = {
  /** What is asked for; `none` does not exist, and `hostile` must do no harm. */
  kind: 'business' | 'job' | 'event' | 'question' | 'help' | 'none' | 'hostile'
  question: string
  /** Titles or addresses, any of which is right. */
  expected?: string[]
  /** What a right one is like, where there are many: patterns of its title and its facts. */
  like?: { kind: string; title: string; meta: string }
}

const DAY = 86_400_000

/** The questions, with the days in them counted from today: `{day+9}` is written as “December 4, 2026”. */
export function readQuestions(time_zone: string, now = Date.now()): Question[] {
  const questions: Question[] = JSON.parse(readFileSync(new URL('questions.json', import.meta.url), 'utf8'))
  const day = (days: number) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.parse(dayOf(now, time_zone)) + days * DAY,
    )
  return questions.map(({ question, ...rest }) => ({
    ...rest,
    question: question.replace(/\{day\+(\d+)\}/g, (_, days) => day(Number(days))),
  }))
}

/** Where in a list the first right source stands, from 0; -1 when none is right. */
export const placeOf = ({ expected, like }: Question, sources: Source[]) =>
  sources.findIndex(({ kind, title, url, meta }) =>
    like
      ? kind === like.kind &&
        new RegExp(like.title, 'i').test(title) &&
        new RegExp(like.meta, 'i').test(meta.join(' · '))
      : expected?.some((one) => one === title || one === url),
  )

export const isRefusal = ({ kind }: Question) => kind === 'none' || kind === 'hostile'
