import type { Control } from 'react-hook-form'
import type { z } from 'zod'
import type { BusinessFields, BusinessProfile, BusinessSave } from '../business.contract.ts'
import type { VerificationStatus } from '../businesses.constants.ts'
import type { OpeningHours } from '../hours/openingHours.ts'
import type { AccessibilityFeature } from '../profile/details.constants.ts'

type FieldName = keyof z.input<typeof BusinessFields>

/** The values of the form fields. The fields of the business form are texts. */
export type BusinessFormValues = Record<FieldName, string> & {
  opening_hours: OpeningHours | null
  services: string[]
  service_area: string[]
  languages: string[]
  accessibility: AccessibilityFeature[]
  accessibility_note: string
  social_links: string[]
  admin_verification_status?: VerificationStatus
  admin_is_public?: boolean
  admin_industry_group?: string
}

export type BusinessFormControl = Control<BusinessFormValues, unknown, BusinessSave>

/** The initial values of the form. */
export const toFormValues = (business: BusinessProfile | null, region_code: string): BusinessFormValues => ({
  business_name: business?.business_name ?? '',
  tagline: business?.tagline ?? '',
  description: business?.description ?? '',
  industry: business?.industry ?? '',
  category: business?.category ?? '',
  alaska_business_license: business?.alaska_business_license ?? '',
  ein: business?.ein ?? '',
  business_structure: business?.business_structure ?? '',
  year_established: business?.year_established?.toString() ?? '',
  location: business?.location ?? '',
  city: business?.city ?? '',
  state: business?.state ?? region_code,
  zip_code: business?.zip_code ?? '',
  phone: business?.phone ?? '',
  website: business?.website ?? '',
  about_url: business?.about_url ?? '',
  opening_hours: business?.opening_hours ?? null,
  services: business?.services ?? [],
  service_area: business?.service_area ?? [],
  languages: business?.languages ?? [],
  accessibility: business?.accessibility ?? [],
  accessibility_note: business?.accessibility_note ?? '',
  social_links: business?.social_links.map(({ url }) => url) ?? [],
})

export type FieldValues = { [Name in keyof BusinessFormValues]?: unknown }
export const fieldNames = (values: object) => Object.keys(values) as (keyof BusinessFormValues)[]

/**
 * Serializes a value for comparison. The order of keys does not matter, because the database returns those of a draft
 * in another order.
 */
const toComparable = (value: unknown) =>
  JSON.stringify(value ?? '', (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a.localeCompare(b)))
      : part,
  )

/** Whether two values of a form field are the same. An empty text is the same as no value. */
export const isSameValue = (a: unknown, b: unknown) => toComparable(a) === toComparable(b)

/** The values that differ from the other values. */
export const listChanged = (values: FieldValues, others: FieldValues): FieldValues =>
  Object.fromEntries(
    fieldNames(values)
      .filter((name) => !isSameValue(values[name], others[name]))
      .map((name) => [name, values[name]]),
  )

/** The values of these fields. */
export const pickFields = (values: FieldValues, names: string[]): FieldValues =>
  Object.fromEntries(
    names.filter((name) => name in values).map((name) => [name, values[name as keyof BusinessFormValues]]),
  )

/** The names of the fields as the form shows them, for messages about them. */
export const fieldLabels: Record<string, string> = {
  business_name: 'Business name',
  tagline: 'Tagline',
  description: 'Description',
  industry: 'Industry',
  category: 'Category',
  alaska_business_license: 'Entity number',
  ein: 'EIN',
  business_structure: 'Business structure',
  year_established: 'Year established',
  location: 'Full address',
  city: 'City',
  zip_code: 'Zip code',
  phone: 'Phone',
  website: 'Website',
  about_url: 'About page',
  opening_hours: 'Opening hours',
  services: 'Services',
  service_area: 'Service area',
  languages: 'Languages',
  accessibility: 'Accessibility',
  accessibility_note: 'Accessibility note',
  social_links: 'Social links',
}
