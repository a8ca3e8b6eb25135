/** Fields of a business whose value a visitor can suggest. */
export const valueFields = ['phone', 'website', 'location', 'city', 'zip_code', 'business_name', 'industry'] as const
export type ValueField = (typeof valueFields)[number]

/** The subjects of a correction. */
export const suggestionFields = [...valueFields, 'hours', 'closed', 'other'] as const
export type SuggestionField = (typeof suggestionFields)[number]

export const suggestionStatuses = ['pending', 'accepted', 'rejected'] as const

/** The suggestions that wait for a decision, and the accepted reports of a closure that can be undone. */
export const suggestionLists = ['pending', 'closures'] as const
export type SuggestionList = (typeof suggestionLists)[number]

export const suggestionFieldNames: Record<SuggestionField, string> = {
  phone: 'Phone',
  website: 'Website',
  location: 'Address',
  city: 'City',
  zip_code: 'Zip code',
  business_name: 'Name',
  industry: 'Industry',
  hours: 'Opening hours',
  closed: 'It has closed',
  other: 'Something else',
}

export const isValueField = (field: string): field is ValueField => (valueFields as readonly string[]).includes(field)

/** The maximum length of a value in UTF-16 units, which is that of a web address. Most fields allow less. */
export const MAX_VALUE_LENGTH = 2048
export const MAX_MESSAGE_LENGTH = 1000
/** The maximum number of pending corrections of one business. */
export const MAX_PENDING = 20
/** Days after the decision for which a correction is stored. */
export const RETENTION_DAYS = 180
