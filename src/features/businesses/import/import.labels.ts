import type { ImportField, ImportState, RowKind } from './import.constants.ts'

export const fieldNames: Record<ImportField, string> = {
  business_name: 'Business name',
  other_name: 'Registered name (used where the name is empty)',
  street_number: 'House number (where it has a column of its own)',
  street: 'Street address 1',
  street_2: 'Street address 2',
  city: 'City',
  state: 'State',
  zip_code: 'ZIP code',
  mailing_street: 'Mailing address (used where the street is empty)',
  mailing_street_2: 'Second line of the mailing address',
  mailing_city: 'City of the mailing address',
  mailing_state: 'State of the mailing address',
  mailing_zip_code: 'ZIP code of the mailing address',
  phone: 'Phone',
  website: 'Website',
  industry: 'Industry',
  category: 'Category',
  naics_code: 'NAICS code',
  description: 'Description',
  alaska_business_license: 'Entity or licence number',
  year_established: 'Year established',
  latitude: 'Latitude',
  longitude: 'Longitude',
  coordinates: 'Latitude and longitude in one column',
  address_type: 'Kind of address (where a business has a row for each)',
  status: 'Status (rows that say closed are left out)',
}

/** The name of a field in a list of changes. */
export const nameField = (field: string) =>
  field === 'location' ? 'Address' : Object.hasOwn(fieldNames, field) ? fieldNames[field as ImportField] : field

export const kindNames: Record<RowKind, string> = {
  new: 'New',
  changed: 'Changed',
  same: 'The same',
  duplicate: 'Possible duplicates',
  refused: 'Not imported',
}

/** The heading of the rows that are imported although something in them is left out or doubtful. */
export const REMARKED = 'With a remark'
export const REMARKED_NOTE = 'They are imported too. The remark says what is left out or doubtful.'

export const kindNotes: Record<RowKind, string> = {
  new: 'They are added, and are not public until you publish them.',
  changed: 'They are in the directory, and the list says something else.',
  same: 'They are in the directory as in the list. Nothing changes.',
  duplicate: 'They may be in the directory, or earlier in the list, spelled otherwise.',
  refused: 'They are left out, each for the reason beside it.',
}

export const stateNames: Record<ImportState, string> = {
  checking: 'Being checked',
  checked: 'Checked, not applied',
  applying: 'Being applied',
  applied: 'Applied',
  undoing: 'Being undone',
  undone: 'Undone',
  failed: 'Not readable',
}
