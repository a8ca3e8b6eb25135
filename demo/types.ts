import type { JobType } from '../src/features/jobs/jobs.constants.ts'
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
