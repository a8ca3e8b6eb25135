import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { id, time } from '../../kit/api/schema.ts'
import { Logo } from '../businesses/pictures/pictures.contract.ts'

const HomeQuestion = z.object({
  id,
  title: z.string(),
  user_id: id.nullable(),
  /** The name of the author; null for a former member. */
  full_name: z.string().nullable(),
  created_at: time,
  answer_count: z.number(),
  has_accepted_answer: z.boolean(),
})
export type HomeQuestion = z.output<typeof HomeQuestion>

const HomeEvent = z.object({
  id,
  title: z.string(),
  start_datetime: time,
  end_datetime: time,
  location: z.string().nullable(),
  business_id: id,
  display_name: z.string(),
  /** Whether this is the next occurrence of a series. */
  is_series: z.boolean(),
})
export type HomeEvent = z.output<typeof HomeEvent>

const HomeJob = z.object({
  id,
  title: z.string(),
  company: z.string(),
  location: z.string().nullable(),
  job_type: z.string().nullable(),
  salary_range: z.string().nullable(),
  /** The listed business that offers the job; null for none. */
  business_id: id.nullable(),
  logo: Logo.nullable(),
})
export type HomeJob = z.output<typeof HomeJob>

const HomeBusiness = z.object({
  id,
  display_name: z.string(),
  industry: z.string().nullable(),
  display_city: z.string().nullable(),
  logo: Logo.nullable(),
})
export type HomeBusiness = z.output<typeof HomeBusiness>

/** Public totals. Questions and jobs are counted up to 10,001, which stands for “more than 10,000”. */
const HomeCounts = z.object({
  questions: z.number(),
  answered: z.number(),
  jobs: z.number(),
  businesses: z.number(),
  verified: z.number(),
})
export type HomeCounts = z.output<typeof HomeCounts>

export const waitingKinds = [
  'queues',
  'answers',
  'invitation',
  'access_requests',
  'applications',
  'dispute',
  'corrections',
  'renewal',
  'confirmation',
  'gaps',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

const WaitingItem = z.object({
  kind: z.enum(waitingKinds),
  title: z.string(),
  url: z.string(),
  /** The notification to mark as read when the row is opened. */
  notification_id: id.nullable(),
})
export type WaitingItem = z.output<typeof WaitingItem>

const NewsItem = z.object({ id, title: z.string(), url: z.string(), created_at: time, is_read: z.boolean() })
export type NewsItem = z.output<typeof NewsItem>

const OwnHome = z.object({
  /** The items that wait for the member, most urgent first. */
  waiting: z.array(WaitingItem),
  /** News from what the viewer follows, newest first. */
  news: z.array(NewsItem),
  follow_count: z.number(),
})
export type OwnHome = z.output<typeof OwnHome>

export const homeContract = {
  'GET /home': {
    summary: 'What is new on the network: questions, the next events, jobs and verified businesses, with counts',
    reply: z.object({
      questions: z.array(HomeQuestion),
      /** Questions without an answer, except those in `questions`. */
      unanswered: z.array(HomeQuestion),
      events: z.array(HomeEvent),
      jobs: z.array(HomeJob),
      businesses: z.array(HomeBusiness),
      counts: HomeCounts,
    }),
  },
  'GET /home/own': {
    summary: 'What waits for you, and what is new in what you follow',
    access: 'member',
    reply: OwnHome,
  },
} satisfies Contract

type HomeContract = typeof homeContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends HomeContract {}
}
