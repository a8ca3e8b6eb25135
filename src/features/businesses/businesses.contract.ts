import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { choice, closeness, deleted, id, limitParam, offsetParam, searchParam, text } from '../../kit/api/schema.ts'
import { AuditEntry } from '../audit/audit.contract.ts'
import { Business, BusinessPage, BusinessProfile, BusinessSave, TeamMember } from './business.contract.ts'
import {
  directorySorts,
  FACET_PAGE_SIZE,
  MAX_FACETS,
  MAX_FILTERED_IN_BROWSER,
  verificationStatuses,
} from './businesses.constants.ts'
import { draftsContract } from './editor/drafts.contract.ts'
import { box, openNowParam, placesContract } from './places/places.contract.ts'

const Facet = z.object({ name: z.string(), count: z.number() })
const Facets = z.object({
  industries: z.array(Facet),
  cities: z.array(Facet),
  groups: z.array(Facet.extend({ slug: z.string() })),
  /** The numbers of all industries and cities; the lists may be shorter. */
  industry_count: z.number(),
  city_count: z.number(),
})

const status = choice(verificationStatuses, 'Status')

const reasonBody = z.object({ reason: text(5000, 'Reason', { required: 'Please provide a reason' }) })
const decisionReply = z.object({ message: z.string(), business: Business })

const RowError = z.object({ row: z.number(), error: z.string() })
export const ImportResult = z
  .object({ imported: z.number(), skipped: z.number(), errors: z.array(RowError), message: z.string() })
  .meta({ id: 'ImportResult' })
export type ImportResult = z.output<typeof ImportResult>

const businessPage = z.object({
  profile: BusinessPage.extend({ access_requested: z.boolean(), claim_requested: z.boolean() }),
})
/** A business as administrators see it. */
const adminBusiness = z.object({
  business: BusinessPage,
  associatedUsers: z.array(TeamMember.omit({ user_id: true })),
  verificationInfo: z.object({
    licenseNumber: z.string().nullable(),
    verificationUrl: z.string(),
    instructions: z.array(z.string()),
  }),
  history: z.array(AuditEntry),
})

export const businessesContract = {
  ...draftsContract,
  'GET /profiles': {
    summary:
      'Listed businesses, by name, or by sort: best (verified, then claimed, described, reachable; with a search, names that are the search come first, then names with all its words), newest, or nearest to the place of near. search matches substrings of name, tagline, description, industry and city, and words in any order, also other words for a trade. With a filter, total counts up to 10,000, or 2,000 in a directory of more than 10,000',
    query: z.object({
      search: searchParam,
      industry: z.string().optional(),
      city: z.string().optional(),
      group: z.string().optional(),
      /** The ZIP code or city from which `distance_km` is measured. */
      near: z.string().optional(),
      open: openNowParam,
      sort: choice(directorySorts, 'sort').default('name'),
      box,
      limit: limitParam(MAX_FILTERED_IN_BROWSER, MAX_FILTERED_IN_BROWSER),
      offset: offsetParam,
    }),
    reply: z.object({ profiles: z.array(Business), total: z.number(), ...closeness }),
  },
  ...placesContract,
  'GET /profiles/facets': {
    summary:
      'Industries, groups of industries and cities of listed businesses, with counts. With limit, each list has only the most frequent and the named one',
    query: z.object({
      limit: limitParam(MAX_FACETS, MAX_FACETS),
      industry: z.string().optional(),
      city: z.string().optional(),
    }),
    reply: Facets,
  },
  'GET /profiles/facets/options': {
    summary:
      'Industries or cities of listed businesses with a text in their name, most frequent first; then industries that are found by a synonym, which they name. When there are none, names that are spelled like the text',
    query: z.object({
      field: choice(['industry', 'city'], 'field').default('city'),
      search: searchParam,
      limit: limitParam(20, FACET_PAGE_SIZE),
      offset: offsetParam,
    }),
    reply: z.object({ options: z.array(Facet.extend({ synonym: z.string().optional() })), total: z.number() }),
  },
  'GET /industries': {
    summary:
      'Suggestions for the industry of a business: industries in use, everyday names of trades, and official titles, each with its group',
    query: z.object({ search: searchParam, limit: limitParam(10, 50) }),
    reply: z.object({ industries: z.array(Facet.extend({ group: z.string().nullable() })) }),
  },
  'GET /profiles/user/me': {
    summary: 'The businesses whose team you are in',
    access: 'member',
    reply: z.object({ profiles: z.array(Business) }),
  },
  'GET /profiles/:id': {
    summary: 'One business, and whether your access request to it is open',
    reply: businessPage,
  },
  'POST /profiles': {
    summary:
      'Create a business, or, with id, change the fields that are present. Null or an empty list removes a value',
    access: 'member',
    body: BusinessSave,
    reply: z.object({ message: z.string(), profile: BusinessProfile }),
    status: ({ id }: BusinessSave) => (id === undefined ? 201 : 200),
  },
  'DELETE /profiles/:id': { summary: 'Delete a business you own', access: 'member', reply: deleted },
  'POST /profiles/:id/restore': {
    summary:
      'Restore a deleted business with its team and events: for 10 minutes if you have deleted it, for 30 days as an administrator',
    access: 'member',
    reply: businessPage,
  },
  'DELETE /profiles': {
    summary: 'Delete a business you own',
    access: 'member',
    query: z.object({
      id: z.coerce.number('id must be a positive whole number').int().positive('id must be a positive whole number'),
    }),
    reply: deleted,
  },
  'GET /admin/businesses': {
    summary: 'All businesses. search matches substrings of name, city, entity number and the owner’s email',
    access: 'admin',
    query: z.object({ status: status.optional(), search: searchParam, limit: limitParam(), offset: offsetParam }),
    reply: z.object({
      businesses: z.array(Business),
      total: z.number(),
      counts: z.record(z.enum(verificationStatuses), z.number()),
    }),
  },
  'POST /admin/businesses/publish': {
    summary: 'Publish imported businesses: those with the given ids, or all that match the search',
    access: 'admin',
    ignoresKey: true,
    body: z.union(
      [
        z.object({
          ids: z.array(id).min(1, 'Please select a business').max(1000),
        }),
        z.object({ all: z.literal(true), search: searchParam }),
      ],
      'Please say which businesses to publish: up to 1,000 ids, or all with an optional search',
    ),
    reply: z.object({ message: z.string(), published: z.number() }),
  },
  'POST /admin/import-businesses': {
    summary:
      'Import businesses from a CSV file (field csv or file). With Accept: application/x-ndjson, progress is streamed',
    access: 'admin',
    upload: { file: 'csv', mediaType: 'text/csv' },
    reply: ImportResult,
  },
  'GET /admin/businesses/:id': {
    summary: 'One business with its team, verification instructions, and its administrative history, newest first',
    access: 'admin',
    reply: adminBusiness,
  },
  'POST /admin/businesses/:id/approve': { summary: 'Approve and publish', access: 'admin', reply: decisionReply },
  'POST /admin/businesses/:id/reject': {
    summary: 'Reject with a reason',
    access: 'admin',
    body: reasonBody,
    reply: decisionReply,
  },
  'POST /admin/businesses/:id/suspend': {
    summary: 'Suspend with a reason',
    access: 'admin',
    body: reasonBody,
    reply: decisionReply,
  },
  'DELETE /admin/businesses/:id': {
    summary: 'Delete an imported, rejected or suspended business',
    access: 'admin',
    reply: deleted,
  },
  'POST /admin/businesses/:id/restore': {
    summary: 'Restore a business that was deleted in the last 30 days',
    access: 'admin',
    reply: adminBusiness,
  },
} satisfies Contract

type BusinessesContract = typeof businessesContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends BusinessesContract {}
}
