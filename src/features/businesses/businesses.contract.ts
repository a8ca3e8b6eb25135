import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import {
  choice,
  closeness,
  deleted,
  id,
  limit,
  line,
  offset,
  optional,
  optionalLine,
  optionalText,
  search,
  text,
  time,
  webAddress,
} from '../../kit/api/schema.ts'
import { visibilities } from '../../kit/page/visibility.ts'
import { region } from '../../region/region.ts'
import { Person } from '../accounts/person.contract.ts'
import { AuditEntry } from '../audit/audit.contract.ts'
import { MARKDOWN_MAX } from '../markdown/markdown.constants.ts'
import {
  BROWSER_FILTER_MAX,
  businessRoles,
  businessStructures,
  directorySorts,
  FACET_OPTIONS_MAX,
  FACETS_MAX,
  memberStatuses,
  placeSources,
  verificationStatuses,
} from './businesses.constants.ts'
import { draftsContract } from './editor/drafts.contract.ts'
import { groupSlugs } from './industries/groups.ts'
import { Logo, Picture } from './pictures/pictures.contract.ts'
import { box, openFilter, placesContract } from './places/places.contract.ts'
import { BusinessDetailFields, BusinessDetails, Opening } from './profile/details.contract.ts'

const YEAR_MIN = 1800
const currentYear = () => new Date().getFullYear()
const yearMessage = () => `Year established must be a number from ${YEAR_MIN} to ${currentYear()}`

export const BusinessFields = z.object({
  business_name: line(255, 'Business name'),
  tagline: optionalLine(255, 'Tagline'),
  industry: optionalLine(255, 'Industry'),
  category: optionalLine(255, 'Category'),
  description: optionalText(MARKDOWN_MAX, 'Description'),
  city: optionalLine(255, 'City'),
  state: optionalLine(255, 'State'),
  zip_code: optionalLine(255, 'Zip code'),
  location: optionalLine(255, 'Location'),
  phone: optionalLine(255, 'Phone'),
  website: optional(webAddress('Website')),
  about_url: optional(webAddress('About page')),
  alaska_business_license: optionalLine(255, `${region.name} ${region.register.number}`),
  ein: optionalLine(20, 'EIN'),
  business_structure: optional(choice(businessStructures, 'Business structure')),
  year_established: optional(
    z.coerce
      .number({ error: yearMessage })
      .int({ error: yearMessage })
      .min(YEAR_MIN, { error: yearMessage })
      .refine((year) => year <= currentYear(), { error: yearMessage }),
  ),
})

/** The form for members. Only administrators may omit the entity number. */
export const BusinessForm = BusinessFields.extend({
  alaska_business_license: line(255, `${region.name} ${region.register.number}`),
})

const status = choice(verificationStatuses, 'Status')

/** Without `id`, creates a business; with `id`, changes the fields that are present. */
export const BusinessSave = BusinessFields.partial().extend({
  ...BusinessDetailFields.partial().shape,
  id: id.optional(),
  /**
   * The values that the editor has loaded. The reply is 409 when one of the changed fields has another value by now.
   */
  expected: z.record(z.string(), z.unknown(), 'expected must be an object of fields').optional(),
  admin_verification_status: status.optional(),
  admin_is_public: z.boolean('admin_is_public must be true or false').optional(),
  /** The slug of a group, `none`, or `auto` for the group of the industry. */
  admin_industry_group: choice(['auto', 'none', ...groupSlugs], 'Group').optional(),
})
export type BusinessSave = z.output<typeof BusinessSave>

export const Business = z
  .object({
    id,
    business_name: z.string(),
    /**
     * The name that screens show. It differs from the stored name only while the stored name is unchanged since an
     * import.
     */
    display_name: z.string(),
    tagline: z.string().nullable(),
    industry: z.string().nullable(),
    category: z.string().nullable(),
    /** The slug of the group, such as `restaurants`. */
    industry_group: z.string().nullable(),
    /** Whether an administrator has set the group, or has set that there is none. */
    industry_group_is_set: z.boolean(),
    description: z.string().nullable(),
    city: z.string().nullable(),
    display_city: z.string().nullable(),
    state: z.string(),
    zip_code: z.string().nullable(),
    location: z.string().nullable(),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    about_url: z.string().nullable(),
    alaska_business_license: z.string().nullable(),
    ein: z.string().nullable(),
    business_structure: z.enum(businessStructures).nullable(),
    year_established: z.number().nullable(),
    verification_status: z.enum(verificationStatuses),
    verification_notes: z.string().nullable(),
    verified_at: time.nullable(),
    is_claimed: z.boolean(),
    is_public: z.boolean(),
    visibility: z.enum(visibilities),
    created_at: time,
    owner_name: z.string().nullable(),
    role: z.enum(businessRoles).nullable(),
    logo: Logo.nullable(),
    /** The opening state, in lists and on the profile. Null when the opening hours are not known. */
    opening: Opening.nullable().optional(),
    /** The distance from the place in `near`, in kilometres. */
    distance_km: z.number().nullable(),
  })
  .meta({ id: 'Business' })
export type Business = z.output<typeof Business>

/** The place of a business, as an address and coordinates. */
const BusinessPlace = z.object({
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** The source of the coordinates: the business itself, its ZIP code or its town. Null until they are looked up. */
  place_source: z.enum(placeSources).nullable(),
})

/** One business with all fields of its profile. */
const BusinessProfile = Business.extend({
  ...BusinessDetails.shape,
  ...BusinessPlace.shape,
  /** The address as screens show it. It differs from `location` only while nobody has claimed the business. */
  display_location: z.string().nullable(),
  pictures: z.array(Picture),
  /** The account of the owner of a claimed business; null without a public page. */
  owner: Person.nullable(),
})
export type BusinessProfile = z.output<typeof BusinessProfile>

/** One business with its description rendered as HTML. */
const BusinessPage = BusinessProfile.extend({ description_html: z.string().nullable() })

const Facet = z.object({ name: z.string(), count: z.number() })
const Facets = z.object({
  industries: z.array(Facet),
  cities: z.array(Facet),
  groups: z.array(Facet.extend({ slug: z.string() })),
  /** The numbers of all industries and cities; the lists may be shorter. */
  industry_count: z.number(),
  city_count: z.number(),
})

/** A member of the team. An invited person has only an email address. */
export const TeamMember = z
  .object({
    association_id: id,
    user_id: id.nullable(),
    full_name: z.string().nullable(),
    email: z.string(),
    role: z.enum(businessRoles),
    status: z.enum(memberStatuses),
    joined_at: time.nullable(),
    /** Whether this is an expired invitation. The owner can send it again. */
    is_expired: z.boolean(),
  })
  .meta({ id: 'TeamMember' })
export type TeamMember = z.output<typeof TeamMember>

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
      'Listed businesses, by name, or by sort: best (verified, then claimed, described, reachable), newest, or nearest to the place of near. search matches substrings of name, tagline, description, industry and city, and words in any order, also other words for a trade. With a filter, total counts up to 10,000, or 2,000 in a directory of more than 10,000',
    query: z.object({
      search,
      industry: z.string().optional(),
      city: z.string().optional(),
      group: z.string().optional(),
      /** The ZIP code or city from which `distance_km` is measured. */
      near: z.string().optional(),
      open: openFilter,
      sort: choice(directorySorts, 'sort').default('name'),
      box,
      limit: limit(BROWSER_FILTER_MAX, BROWSER_FILTER_MAX),
      offset,
    }),
    reply: z.object({ profiles: z.array(Business), total: z.number(), ...closeness }),
  },
  ...placesContract,
  'GET /profiles/facets': {
    summary:
      'Industries, groups of industries and cities of listed businesses, with counts. With limit, each list has only the most frequent and the named one',
    query: z.object({
      limit: limit(FACETS_MAX, FACETS_MAX),
      industry: z.string().optional(),
      city: z.string().optional(),
    }),
    reply: Facets,
  },
  'GET /profiles/facets/options': {
    summary: 'Industries or cities of listed businesses with a text in their name, most frequent first',
    query: z.object({
      field: choice(['industry', 'city'], 'field').default('city'),
      search,
      limit: limit(20, FACET_OPTIONS_MAX),
      offset,
    }),
    reply: z.object({ options: z.array(Facet), total: z.number() }),
  },
  'GET /industries': {
    summary:
      'Suggestions for the industry of a business: industries in use, everyday names of trades, and official titles, each with its group',
    query: z.object({ search, limit: limit(10, 50) }),
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
    query: z.object({ status: status.optional(), search, limit: limit(), offset }),
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
        z.object({ all: z.literal(true), search }),
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
