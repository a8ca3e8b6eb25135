import { z } from 'zod'
import type { Contract } from '../../../kit/api/contract.ts'
import { createCursorSchema } from '../../../kit/api/cursor.ts'
import { id, limitParam, text, time } from '../../../kit/api/schema.ts'
import { Business } from '../../businesses/business.contract.ts'
import { MAX_CLAIM_TEXT_LENGTH } from '../claims.constants.ts'
import { ClaimForm } from '../claims.contract.ts'
import { disputeStatuses } from './disputes.constants.ts'

/** Both sides of a dispute about the ownership of a claimed business, as administrators see it. */
export const Dispute = z
  .object({
    id,
    business_id: id,
    business_name: z.string(),
    display_name: z.string(),
    city: z.string().nullable(),
    display_city: z.string().nullable(),
    state: z.string(),
    status: z.enum(disputeStatuses),
    disputant_name: z.string(),
    disputant_email: z.string(),
    alaska_business_license: z.string(),
    ein: z.string().nullable(),
    proof_of_ownership: z.string().nullable(),
    message: z.string(),
    /** The owner when the dispute was submitted; null when the account is gone. */
    owner_name: z.string().nullable(),
    answer: z.string().nullable(),
    answered_at: time.nullable(),
    answerer_name: z.string().nullable(),
    /** The end of the period for the owner's answer. The business cannot be handed over before. */
    answer_until: time,
    /** Whether the owner has answered, or the period for an answer has ended. */
    is_owner_heard: z.boolean(),
    admin_notes: z.string().nullable(),
    reviewer_name: z.string().nullable(),
    reviewed_at: time.nullable(),
    created_at: time,
  })
  .meta({ id: 'Dispute' })
export type Dispute = z.output<typeof Dispute>

/** A dispute as the disputant sees it. */
const OwnDispute = Dispute.pick({
  ...{ id: true, business_id: true, business_name: true, display_name: true, city: true },
  ...{ display_city: true, state: true, status: true, message: true },
  ...{ admin_notes: true, reviewed_at: true, created_at: true },
}).meta({ id: 'OwnDispute' })
export type OwnDispute = z.output<typeof OwnDispute>

/** A dispute as the owner sees it. Numbers and proof are for administrators only. */
const ReceivedDispute = Dispute.pick({
  ...{ id: true, business_id: true, disputant_name: true, message: true, answer: true, answered_at: true },
  ...{ answer_until: true, created_at: true },
}).meta({ id: 'ReceivedDispute' })
export type ReceivedDispute = z.output<typeof ReceivedDispute>

export const AnswerForm = z.object({
  answer: text(MAX_CLAIM_TEXT_LENGTH, 'Answer', { required: 'Please write an answer' }),
})

const decision = {
  access: 'admin',
  body: z.object({ admin_notes: text(MAX_CLAIM_TEXT_LENGTH, 'Notes', { required: 'Please provide a reason' }) }),
  reply: z.object({ message: z.string(), dispute: Dispute }),
} as const

export const disputesContract = {
  'POST /businesses/:id/dispute': {
    summary: 'Dispute the ownership of a claimed business. Its owner is asked, and an administrator decides',
    access: 'member',
    body: ClaimForm,
    readOnly: true,
    reply: z.object({ message: z.string(), dispute: OwnDispute }),
    status: 201,
  },
  'GET /disputes/me': {
    summary: 'Your disputes and their outcomes, newest first',
    access: 'member',
    reply: z.object({ disputes: z.array(OwnDispute) }),
  },
  'GET /businesses/:id/disputes': {
    summary: 'Open disputes about your business',
    access: 'member',
    reply: z.object({ disputes: z.array(ReceivedDispute) }),
  },
  'PUT /disputes/:id/answer': {
    summary: 'Answer a dispute as the owner. A later answer replaces it until the decision',
    access: 'member',
    body: AnswerForm,
    readOnly: true,
    reply: z.object({ message: z.string(), dispute: ReceivedDispute }),
  },
  'GET /admin/disputes': {
    summary: 'Disputes, open ones first, then newest',
    access: 'admin',
    query: z.object({ limit: limitParam(), cursor: createCursorSchema('number', 'id').optional() }),
    reply: z.object({
      disputes: z.array(Dispute),
      total: z.number(),
      open: z.number(),
      next_cursor: z.string().nullable(),
    }),
  },
  'GET /admin/disputes/:id': {
    summary: 'One dispute with the current business and its current owner',
    access: 'admin',
    reply: z.object({
      dispute: Dispute,
      business: Business,
      owner: z.object({ id, full_name: z.string(), email: z.string(), is_banned: z.boolean() }).nullable(),
      /** The number of other open disputes about the business. */
      competing: z.number(),
    }),
  },
  'POST /admin/disputes/:id/approve': {
    summary: 'Hand the business over to the disputant. The former owner leaves the team. Both are told the notes',
    ...decision,
  },
  'POST /admin/disputes/:id/reject': { summary: 'Keep the owner. Both are told the notes', ...decision },
} satisfies Contract

type DisputesContract = typeof disputesContract
declare module '../../../kit/api/contract.ts' {
  interface AllContracts extends DisputesContract {}
}
