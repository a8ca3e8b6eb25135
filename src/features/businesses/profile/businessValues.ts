import type { z } from 'zod'
import type { VerificationStatus } from '../businesses.constants.ts'
import type { Business, BusinessFields } from '../businesses.contract.ts'

type FieldName = keyof z.input<typeof BusinessFields>

/** The values of the form fields as text. */
export type BusinessValues = Record<FieldName, string> & {
  admin_verification_status?: VerificationStatus
  admin_is_public?: boolean
}

/** The initial values of the form. */
export const toFormValues = (business: Business | null, region_code: string): BusinessValues => ({
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
})
