import type { StateHint } from '../places/stateHints.ts'

/** A row of a file as the fields of a business. */
export type CheckedRow = {
  business_name: string
  street: string | null
  city: string | null
  state: string
  zip_code: string | null
  location: string | null
  industry: string | null
  category: string | null
  description: string | null
  phone: string | null
  website: string | null
  alaska_business_license: string | null
  naics_code: string | null
  year_established: number | null
  latitude: number | null
  longitude: number | null
}

/** The result for a row: the fields of a business, or `refusal` with the reason why the row is not imported. */
export type RowResult =
  | {
      row: CheckedRow
      /** Remarks about values that were left out or changed. */
      notes: string[]
      /** Whether the row names its state. Otherwise `row.state` is the region, unless the hints of all rows disprove it. */
      has_state: boolean
      /** Whether addresses that are not imported place the business in the region; null if `has_state` or unknown. */
      hint: StateHint
      /** Whether the town or the area code places the business in the region; null if `has_state` or `hint` tells it, or unknown. */
      phone_hint: StateHint
      /** See `rankAddressType`. */
      address_rank: number
      refusal?: never
    }
  | { row?: never; refusal: string }
