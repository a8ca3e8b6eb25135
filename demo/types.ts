import type { EventType, Frequency } from '../src/features/events/events.constants.ts'
import type { JobType } from '../src/features/jobs/jobs.constants.ts'
import type { AssignableRole } from '../src/features/teams/teams.constants.ts'
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

type DemoAnswer = Post & { hours_later: number; accepted?: boolean }
export type DemoQuestion = Post & { title: string; days_ago: number; answers: DemoAnswer[] }

export type DemoJob = {
  author: MemberKey
  days_ago: number
  title: string
  company: string
  location: string
  job_type: JobType
  salary_range: string
  description: string
  requirements: string | null
  applications: { applicant: MemberKey; hours_later: number; cover_letter: string | null }[]
}

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

type DemoClaim = {
  by: MemberKey
  message: string
  proof_of_ownership?: string
  days_ago: number
  /** Why it was rejected. */
  rejected?: string
}

export type DemoBusiness = {
  business_name: string
  tagline: string
  industry: string
  city: string
  description: string
  phone?: string
  year_established?: number
  alaska_business_license?: string
  owner?: MemberKey
  team?: Partial<Record<MemberKey, AssignableRole>>
  /** Addresses that have yet to accept. */
  invited?: Record<string, AssignableRole>
  /** Who asks the owner for access, and how. */
  asking?: Partial<Record<MemberKey, string>>
  claims?: DemoClaim[]
  events?: DemoEvent[]
}
