import type { EventType, Frequency } from '../src/features/events/events.constants.ts'
import type { MemberKey } from './members.ts'

/** How many members are for it and how many against. */
export type Votes = [up: number, down: number]

type Post = {
  content: string
  author: MemberKey
  votes: Votes
  /** Hours after it was written. */
  edited_hours_later?: number
}

export type DemoAnswer = Post & { hours_later: number; accepted?: boolean }
export type DemoQuestion = Post & { title: string; days_ago: number; answers: DemoAnswer[] }

export type DemoEvent = {
  title: string
  description: string
  /** Days from today, and the time of day there. */
  in_days: number
  at: `${number}:${number}`
  hours: number
  location: string
  event_type?: EventType
  cost_info?: string
  repeats?: Frequency
  repeat_count?: number
}
/** An invented business and what it invites to. */
export type DemoHost = {
  business_name: string
  tagline: string
  description: string
  industry: string
  city: string
  owner: MemberKey
  events: DemoEvent[]
}
