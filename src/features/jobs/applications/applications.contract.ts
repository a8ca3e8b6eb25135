import { z } from 'zod'
import type { Contract } from '../../../kit/api/contract.ts'
import { idCursor } from '../../../kit/api/cursor.ts'
import { choice, id, limitParam, message, optionalText, time } from '../../../kit/api/schema.ts'
import { MAX_COVER_LETTER_LENGTH } from '../jobs.constants.ts'
import { applicationStates } from './applications.constants.ts'

const state = z.enum(applicationStates)

/** An application with the fields for the poster of the job. */
export const Application = z
  .object({
    id,
    user_id: id,
    full_name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    cover_letter: z.string().nullable(),
    state,
    /** Null until the poster has set a state. */
    state_changed_at: time.nullable(),
    created_at: time,
  })
  .meta({ id: 'Application' })
export type Application = z.output<typeof Application>

/** An application with the fields for the applicant. */
const OwnApplication = z
  .object({
    id,
    job_id: id,
    /** Title and company are null while the job is hidden or held. */
    title: z.string().nullable(),
    company: z.string().nullable(),
    is_active: z.boolean(),
    cover_letter: z.string().nullable(),
    state,
    state_changed_at: time.nullable(),
    created_at: time,
  })
  .meta({ id: 'OwnApplication' })
export type OwnApplication = z.output<typeof OwnApplication>

export const ApplyForm = z.object({ cover_letter: optionalText(MAX_COVER_LETTER_LENGTH, 'Cover letter') })

const next_cursor = z.string().nullable()

export const applicationsContract = {
  'POST /jobs/:id/apply': {
    summary: 'Apply once to a job of another user',
    access: 'member',
    body: ApplyForm,
    reply: z.object({
      message: z.string(),
      application: z.object({ id, job_id: id, user_id: id, cover_letter: z.string().nullable(), created_at: time }),
    }),
    status: 201,
  },
  'GET /jobs/:id/applications': {
    summary: 'The applications to your job, newest first',
    access: 'member',
    query: z.object({ limit: limitParam(100), cursor: idCursor }),
    reply: z.object({ applications: z.array(Application), next_cursor }),
  },
  'PATCH /jobs/:id/applications/:application_id': {
    summary:
      'Set the state of an application to your job. The applicant is notified of a new state; send_email also sends an email, but not for the state new',
    access: 'member',
    body: z.object({
      state: choice(applicationStates, 'state'),
      send_email: z.boolean('send_email must be true or false').default(false),
    }),
    reply: z.object({ application: Application }),
  },
  'GET /applications/me': {
    summary: 'Your own applications, newest first',
    access: 'member',
    query: z.object({ limit: limitParam(), cursor: idCursor }),
    reply: z.object({ applications: z.array(OwnApplication), next_cursor }),
  },
  'DELETE /applications/:id': {
    summary: 'Take back your application. Its cover letter is deleted, and you can apply again',
    access: 'member',
    reply: message,
  },
} satisfies Contract

type ApplicationsContract = typeof applicationsContract
declare module '../../../kit/api/contract.ts' {
  interface AllContracts extends ApplicationsContract {}
}
