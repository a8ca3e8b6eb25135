import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { idCursor } from '../../kit/api/cursor.ts'
import {
  choice,
  closeness,
  deleted,
  id,
  limitParam,
  line,
  maxUnits,
  optional,
  optionalLine,
  optionalText,
  searchParam,
  text,
  time,
} from '../../kit/api/schema.ts'
import { visibilities } from '../../kit/page/visibility.ts'
import { Person } from '../accounts/person.contract.ts'
import { Logo } from '../businesses/pictures/pictures.contract.ts'
import { MAX_MARKDOWN_LENGTH } from '../markdown/markdown.constants.ts'
import { applicationStates } from './applications/applications.constants.ts'
import {
  filterUnits,
  jobSorts,
  jobTypes,
  MAX_PAY,
  MAX_SALARY_LENGTH,
  MAX_SHORT_LENGTH,
  payUnits,
} from './jobs.constants.ts'

const next_cursor = z.string().nullable()

export const Job = z
  .object({
    id,
    title: z.string(),
    company: z.string(),
    /** The business that offers the job; null when there is none or the viewer may not see it. */
    business_id: id.nullable(),
    /** The logo of that business. */
    logo: Logo.nullable(),
    location: z.string().nullable(),
    job_type: z.enum(jobTypes).nullable(),
    description: z.string(),
    requirements: z.string().nullable(),
    /** The text about pay as the poster has typed it. */
    salary_range: z.string().nullable(),
    /** The pay in US dollars for each unit, parsed from `salary_range`; all null when the text is not clear. */
    pay_from: z.number().nullable(),
    /**
     * The upper end of the pay. Null when only the lower end is stated, as `pay_from` is for “up to”; equal to it for a
     * single amount.
     */
    pay_to: z.number().nullable(),
    pay_unit: z.enum(payUnits).nullable(),
    is_active: z.boolean(),
    visibility: z.enum(visibilities),
    /** Whether the job is held for a moderator. Then only its author and moderators see it. */
    is_held: z.boolean(),
    user_id: id,
    full_name: z.string(),
    created_at: time,
    edited_at: time.nullable(),
    /** The time at which the job closes automatically unless it is renewed. */
    expires_at: time,
  })
  .meta({ id: 'Job' })
export type Job = z.output<typeof Job>

const JobPage = Job.extend({
  /** The website of the business that offers the job; null when the viewer may not see the business. */
  business_website: z.string().nullable(),
  description_html: z.string(),
  /** The account of the poster; null without a public page. */
  poster: Person.nullable(),
  requirements_html: z.string().nullable(),
  has_applied: z.boolean().nullable(),
  application: z.object({ id, state: z.enum(applicationStates), state_changed_at: time.nullable() }).nullable(),
  is_saved: z.boolean().nullable(),
  application_count: z.number().nullable(),
})
export type JobPage = z.output<typeof JobPage>

const OwnJob = Job.extend({ application_count: z.number() })
export type OwnJob = z.output<typeof OwnJob>

export const JobFields = z.object({
  title: line(MAX_SHORT_LENGTH, 'Title'),
  company: line(MAX_SHORT_LENGTH, 'Company'),
  business_id: optional(z.coerce.number('Please choose one of your businesses').int().positive()),
  location: optionalLine(MAX_SHORT_LENGTH, 'Location'),
  job_type: optional(choice(jobTypes, 'Job type')),
  salary_range: optionalLine(MAX_SALARY_LENGTH, 'Salary range'),
  description: text(MAX_MARKDOWN_LENGTH, 'Description'),
  requirements: optionalText(MAX_MARKDOWN_LENGTH, 'Requirements'),
})
export type JobFields = z.output<typeof JobFields>
/** The texts of a job, which are searched for links. A new text of the form is included automatically. */
export const jobTexts = JobFields.keyof().exclude(['business_id', 'job_type']).options

const JobChange = JobFields.partial().extend({
  is_active: z.boolean('is_active must be true or false').optional(),
  /** The values that the editor has seen. The reply is 409 when one of the changed fields has another value by now. */
  expected: z.record(z.string(), z.unknown(), 'expected must be an object of fields').optional(),
})
export type JobChange = z.output<typeof JobChange>

const job = z.object({ job: Job })

const locationFilter = maxUnits(
  z.string().trim(),
  MAX_SHORT_LENGTH,
  `Location must be ${MAX_SHORT_LENGTH} characters or less`,
).optional()

/** A query parameter with an amount of US dollars. An empty one is left out. */
const amount = (name: string, description: string) =>
  z
    .string()
    .trim()
    .transform((value) => (value === '' ? undefined : Number(value.replace(/^\$|,/g, ''))))
    .refine((value) => value === undefined || (value >= 0 && value <= MAX_PAY), `${name} must be an amount of dollars`)
    .optional()
    .meta({ override: { type: 'number', description } })

const jobPage = z.object({ job: JobPage })

export const jobsContract = {
  'GET /jobs': {
    summary:
      'Jobs, newest first. search matches words in title, company, location and texts, sorted by relevance. With min_pay or max_pay, pay for other units is converted with 2,080 hours, 260 days, 52 weeks or 12 months a year, and jobs without clear pay do not match',
    query: z.object({
      search: searchParam,
      is_active: choice(['true', 'false'], 'is_active')
        .transform((value) => value === 'true')
        .optional()
        .meta({ override: { type: 'boolean' } }),
      job_type: choice(jobTypes, 'job_type').optional(),
      location: locationFilter,
      not_location: locationFilter.meta({ description: 'Leaves out jobs at this location' }),
      min_pay: amount('min_pay', 'US dollars for each pay_unit that the highest pay of a job reaches'),
      max_pay: amount('max_pay', 'US dollars for each pay_unit that the lowest pay of a job does not exceed'),
      pay_unit: choice(filterUnits, 'pay_unit')
        .optional()
        .meta({ description: 'The unit of min_pay and max_pay, hour unless given' }),
      sort: choice(jobSorts, 'sort').optional().meta({
        description: 'best_paid: jobs with clear pay, the highest first; expiring: the job that closes next first',
      }),
      limit: limitParam(),
      cursor: idCursor,
    }),
    reply: z.object({
      jobs: z.array(Job),
      next_cursor,
      ...closeness,
      /**
       * The number of jobs, up to 1,000; else null. It is stated on the first page of a list by pay, without a location
       * or in another order, and for a search that has one page.
       */
      total: z.int().nullable(),
    }),
  },
  'GET /businesses/:id/jobs': {
    summary: 'The open jobs of a business, newest first, at most 20',
    reply: z.object({ jobs: z.array(Job) }),
  },
  'GET /jobs/user/me': {
    summary: 'Your own jobs with their number of applications',
    access: 'member',
    reply: z.object({ jobs: z.array(OwnJob) }),
  },
  'GET /jobs/:id': {
    summary:
      'A job. has_applied and is_saved are null for visitors; application is your own one, or null. application_count is null for everybody but the owner',
    reply: jobPage,
  },
  'POST /jobs': { summary: 'Post a job', access: 'member', body: JobFields, reply: job, status: 201 },
  'PUT /jobs/:id': {
    summary: 'Change the given fields of your job; is_active closes and reopens it',
    access: 'member',
    body: JobChange,
    reply: job,
  },
  'DELETE /jobs/:id': {
    summary: 'Delete a job with its applications, as its owner or as an administrator',
    access: 'member',
    reply: deleted,
  },
  'POST /jobs/:id/restore': {
    summary:
      'Restore a deleted job with its applications: for 10 minutes if you have deleted it, for 30 days as an administrator',
    access: 'member',
    reply: jobPage,
  },
  'POST /jobs/:id/renew': { summary: 'Keep your job open for 60 days from now', access: 'member', reply: job },
  'POST /jobs/renew': {
    summary: 'Keep a job open for 60 days from now, with the token of the reminder email',
    body: z.object({ token: text(200, 'token') }),
    reply: z.object({ message: z.string(), job: Job }),
  },
  'DELETE /admin/jobs/:id': { summary: 'Delete a job', access: 'admin', reply: deleted },
  'POST /admin/jobs/:id/restore': {
    summary: 'Restore a job that was deleted in the last 30 days',
    access: 'admin',
    reply: jobPage,
  },
} satisfies Contract

type JobsContract = typeof jobsContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends JobsContract {}
}
