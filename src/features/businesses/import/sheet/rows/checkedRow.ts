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
/**
 * `notes` say what was left out of the row; `refusal` why it is not imported at all. `has_state` is whether the list says the
 * state; else it is that of the region, unless `hint` says otherwise, or for most
 * rows of a list `phone_hint`, which is that of the town or of the area code where `hint` is unknown. `address_rank`: see `rankAddressType`.
 */
export type RowResult =
  | {
      row: CheckedRow
      notes: string[]
      has_state: boolean
      hint: StateHint
      phone_hint: StateHint
      address_rank: number
      refusal?: never
    }
  | { row?: never; refusal: string }
