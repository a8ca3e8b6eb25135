import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import {
  choice,
  email,
  id,
  limitParam,
  message,
  offsetParam,
  optionalLine,
  optionalText,
  registerNumber,
  text,
  time,
} from '../../kit/api/schema.ts'
import { region } from '../../region/region.ts'
import { Business } from '../businesses/business.contract.ts'
import { claimStatuses, MAX_CLAIM_TEXT_LENGTH } from './claims.constants.ts'

export const ClaimForm = z.object({
  alaska_business_license: registerNumber(`${region.name} ${region.register.number}`),
  ein: optionalLine(20, 'EIN'),
  proof_of_ownership: optionalText(MAX_CLAIM_TEXT_LENGTH, 'Proof of ownership'),
  message: text(MAX_CLAIM_TEXT_LENGTH, 'Message', { required: 'Please explain why you should be granted ownership' }),
})
export type ClaimForm = z.output<typeof ClaimForm>

export const DomainCodeForm = z.object({ email })
export const DomainProofForm = z.object({
  code: z
    .string('Please enter the code')
    .transform((code) => code.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Please enter the 6 digits of the code')),
})

export const Claim = z
  .object({
    id,
    business_id: id,
    business_name: z.string(),
    display_name: z.string(),
    city: z.string().nullable(),
    display_city: z.string().nullable(),
    state: z.string(),
    industry: z.string().nullable(),
    status: z.enum(claimStatuses),
    requester_name: z.string(),
    requester_email: z.string(),
    alaska_business_license: z.string(),
    ein: z.string().nullable(),
    proof_of_ownership: z.string().nullable(),
    message: z.string(),
    /** The domain that the requester has proven by email. */
    proven_domain: z.string().nullable(),
    proven_email: z.string().nullable(),
    proven_at: time.nullable(),
    admin_notes: z.string().nullable(),
    reviewer_name: z.string().nullable(),
    reviewed_at: time.nullable(),
    revoked_at: time.nullable(),
    revoked_reason: z.string().nullable(),
    created_at: time,
  })
  .meta({ id: 'Claim' })
export type Claim = z.output<typeof Claim>

/** A claim as its requester sees it. */
export const OwnClaim = Claim.extend({
  /** The domain that can be proven; null when there is none, with the reason in `domain_refusal`. */
  website_domain: z.string().nullable(),
  domain_refusal: z.string().nullable(),
  /** The email address to which the valid code was sent; null without a valid code. */
  code_email: z.string().nullable(),
}).meta({ id: 'OwnClaim' })
export type OwnClaim = z.output<typeof OwnClaim>

const decisionReply = z.object({ message: z.string(), claim: Claim })

export const claimsContract = {
  'POST /businesses/:id/claim': {
    summary: 'Claim an unclaimed business',
    access: 'member',
    body: ClaimForm,
    reply: z.object({ message: z.string(), claim: OwnClaim }),
    status: 201,
  },
  'GET /claims/me': {
    summary: 'Your claims and their outcomes, newest first',
    access: 'member',
    reply: z.object({ claims: z.array(OwnClaim) }),
  },
  'POST /claims/:id/domain-code': {
    summary: 'Send a code to an email address at the domain of the website',
    access: 'member',
    body: DomainCodeForm,
    reply: message,
  },
  'POST /claims/:id/domain-proof': {
    summary: 'Enter the code to prove that you control the domain',
    access: 'member',
    ignoresKey: true,
    body: DomainProofForm,
    reply: z.object({ message: z.string(), claim: OwnClaim }),
  },
  'GET /admin/claim-requests': {
    summary: 'Claims, newest first; sort=pending lists pending claims first, the oldest of them on top',
    access: 'admin',
    query: z.object({
      status: choice(claimStatuses, 'Status').optional(),
      sort: choice(['newest', 'pending'], 'sort').optional(),
      limit: limitParam(),
      offset: offsetParam,
    }),
    reply: z.object({
      claims: z.array(Claim),
      total: z.number(),
      counts: z.record(z.enum(claimStatuses), z.number()),
    }),
  },
  'GET /admin/claim-requests/:id': {
    summary: 'One claim with the current business',
    access: 'admin',
    reply: z.object({
      claim: Claim,
      business: Business,
      website_domain: z.string().nullable(),
      /** The columns of the business that had no value when the claim was decided, and that an approved claim has filled in. */
      taken_over: z.array(z.string()),
      /** The number of other pending claims on the business. */
      competing: z.number(),
    }),
  },
  'POST /admin/claim-requests/:id/approve': {
    summary: 'Approve: the requester becomes the owner, and other pending claims on the business are rejected',
    access: 'admin',
    body: z.object({ admin_notes: optionalText(MAX_CLAIM_TEXT_LENGTH, 'Notes') }),
    reply: decisionReply,
  },
  'POST /admin/claim-requests/:id/reject': {
    summary: 'Reject with a reason for the requester',
    access: 'admin',
    body: z.object({
      admin_notes: text(MAX_CLAIM_TEXT_LENGTH, 'Notes', { required: 'Please provide a rejection reason' }),
    }),
    reply: decisionReply,
  },
  'POST /admin/businesses/:id/revoke-claim': {
    summary: 'Revoke the ownership of a business, so that it can be claimed again',
    access: 'admin',
    body: z.object({ reason: text(MAX_CLAIM_TEXT_LENGTH, 'Reason', { required: 'Please provide a reason' }) }),
    reply: z.object({ message: z.string(), business: Business }),
  },
} satisfies Contract

type ClaimsContract = typeof claimsContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends ClaimsContract {}
}
