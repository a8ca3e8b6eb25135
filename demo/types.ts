import type { EventType, Frequency } from '../src/features/events/events.constants.ts'
import type { ApplicationState } from '../src/features/jobs/applications/applications.constants.ts'
import type { JobType } from '../src/features/jobs/jobs.constants.ts'
import type { AssignableRole } from '../src/features/teams/teams.constants.ts'
import type { MemberKey } from './members.ts'

/** The numbers of upvotes and of downvotes. */
export type Votes = [up: number, down: number]

type Post = {
  content: string
  author: MemberKey
  votes: Votes
  /** The hours between the post and its edit. */
  edited_hours_later?: number
}

type DemoAnswer = Post & { hours_later: number; accepted?: boolean }
export type DemoQuestion = Post & { title: string; topics: string[]; days_ago: number; answers: DemoAnswer[] }

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
  applications: {
    applicant: MemberKey
    hours_later: number
    cover_letter: string | null
    /** The decision of the poster, some hours after the application. */
    decided?: { state: ApplicationState; hours_later: number }
  }[]
}

export type DemoEvent = {
  title: string
  description: string
  /** Days from today; `at` is the time of day in the region. */
  in_days: number
  at: `${number}:${number}`
  hours: number
  location: string
  event_type?: EventType
  cost_info?: string
  /** The interested members. */
  interested?: MemberKey[]
  /** The earlier location of an event that has moved. */
  moved?: { from: string; hours_ago: number }
  repeats?: Frequency
  repeat_count?: number
}

type DemoClaim = {
  by: MemberKey
  message: string
  proof_of_ownership?: string
  days_ago: number
  /** The reason of the rejection. */
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
  /** Roles of open invitations by email address. */
  invited?: Record<string, AssignableRole>
  /** Messages of access requests by member. */
  asking?: Partial<Record<MemberKey, string>>
  claims?: DemoClaim[]
  events?: DemoEvent[]
}
