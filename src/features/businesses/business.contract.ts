import { z } from 'zod'
import {
  choice,
  id,
  line,
  optional,
  optionalLine,
  optionalText,
  phoneNumber,
  registerNumber,
  time,
  webAddress,
} from '../../kit/api/schema.ts'
import { visibilities } from '../../kit/page/visibility.ts'
import { region } from '../../region/region.ts'
import { Person } from '../accounts/person.contract.ts'
import { MAX_MARKDOWN_LENGTH } from '../markdown/markdown.constants.ts'
import {
  businessRoles,
  businessStructures,
  memberStatuses,
  placeSources,
  verificationStatuses,
} from './businesses.constants.ts'
import { groupSlugs } from './industries/groups.ts'
import { Logo, Picture } from './pictures/pictures.contract.ts'
import { BusinessDetailFields, BusinessDetails, Opening } from './profile/details.contract.ts'

const MIN_YEAR = 1800
const currentYear = () => new Date().getFullYear()
const yearMessage = () => `Year established must be a number from ${MIN_YEAR} to ${currentYear()}`

export const BusinessFields = z.object({
  business_name: line(255, 'Business name'),
  tagline: optionalLine(255, 'Tagline'),
  industry: optionalLine(255, 'Industry'),
  category: optionalLine(255, 'Category'),
  description: optionalText(MAX_MARKDOWN_LENGTH, 'Description'),
  city: optionalLine(255, 'City'),
  state: optionalLine(255, 'State'),
  zip_code: optionalLine(255, 'Zip code'),
  location: optionalLine(255, 'Location'),
  phone: optional(phoneNumber('Phone')),
  website: optional(webAddress('Website')),
  about_url: optional(webAddress('About page')),
  alaska_business_license: optional(registerNumber(`${region.name} ${region.register.number}`)),
  ein: optionalLine(20, 'EIN'),
  business_structure: optional(choice(businessStructures, 'Business structure')),
  year_established: optional(
    z.coerce
      .number({ error: yearMessage })
      .int({ error: yearMessage })
      .min(MIN_YEAR, { error: yearMessage })
      .refine((year) => year <= currentYear(), { error: yearMessage }),
  ),
})

/** The form for members. Only administrators may omit the entity number. */
export const BusinessForm = BusinessFields.extend({
  alaska_business_license: registerNumber(`${region.name} ${region.register.number}`),
})

/** Without `id`, creates a business; with `id`, changes the fields that are present. */
export const BusinessSave = BusinessFields.partial().extend({
  ...BusinessDetailFields.partial().shape,
  id: id.optional(),
  /**
   * The values that the editor has loaded. The reply is 409 when one of the changed fields has another value by now.
   */
  expected: z.record(z.string(), z.unknown(), 'expected must be an object of fields').optional(),
  admin_verification_status: choice(verificationStatuses, 'Status').optional(),
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
    /** The source of the coordinates from which `distance_km` is measured. Only with a distance. */
    place_source: z.enum(placeSources).nullable().optional(),
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
export const BusinessProfile = Business.extend({
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
export const BusinessPage = BusinessProfile.extend({ description_html: z.string().nullable() })

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
