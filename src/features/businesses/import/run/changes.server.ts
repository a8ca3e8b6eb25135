import { sql } from '../../../../database/open.server.ts'

const places = new Set(['latitude', 'longitude'])

/**
 * The differences between a business `b` and a row `r` of a list, as `{field: [from, to]}`. A value that the list lacks
 * changes nothing. Nor does another spelling of the same value: other capitals, or another form of a phone number or a
 * website address.
 */
const differences: Record<string, string> = {
  business_name: `lower(r.business_name) <> lower(b.business_name) and r.import_key <> b.import_key`,
  street: `r.street is not null and lower(r.street) is distinct from lower(b.street) and r.import_key <> b.import_key`,
  city: `r.city is not null and lower(r.city) is distinct from lower(b.city) and r.import_key <> b.import_key`,
  state: `r.has_state and lower(r.state) <> lower(b.state) and char_length(r.state) >= char_length(b.state)`,
  zip_code: `r.zip_code is not null and r.zip_code is distinct from b.zip_code and r.zip_code is distinct from left(b.zip_code, 5)`,
  // Another address of the same business counts as a change only when the imported list has all parts of the stored one.
  location: `r.location is not null and lower(r.location) is distinct from lower(b.location)
    and lower(r.location) is distinct from regexp_replace(lower(b.location), '-\\d{4}$', '')
    and (b.street is not null or b.location is null and (r.street is not null or r.zip_code is not null))
    and (r.street is not null or b.street is null) and (r.city is not null or b.city is null)
    and (r.zip_code is not null or b.zip_code is null)`,
  phone: `r.phone is not null
    and coalesce(match_phone(r.phone), r.phone) is distinct from coalesce(match_phone(b.phone), b.phone)`,
  website: `r.website is not null and match_website(r.website) is distinct from match_website(b.website)`,
  industry: `r.industry is not null and lower(r.industry) is distinct from lower(b.industry)`,
  category: `r.category is not null and lower(r.category) is distinct from lower(b.category)`,
  naics_code: `r.naics_code is not null and r.naics_code is distinct from b.naics_code`,
  description: `r.description is not null and r.description is distinct from b.description`,
  alaska_business_license: `r.alaska_business_license is not null
    and upper(r.alaska_business_license) is distinct from upper(b.alaska_business_license)`,
  year_established: `r.year_established is not null and r.year_established is distinct from b.year_established`,
  latitude: `r.latitude is not null and (b.place_source is distinct from 'given' or abs(r.latitude - b.latitude) > 0.0005)`,
  longitude: `r.longitude is not null and (b.place_source is distinct from 'given' or abs(r.longitude - b.longitude) > 0.0005)`,
}

/**
 * The value of a business before the import. A place that is derived from the address is null here, so that it is
 * derived again after undoing.
 */
const selectEarlierValue = (field: string) =>
  places.has(field) ? `case when b.place_source = 'given' then b.${field} end` : `b.${field}`

/** The fields that an import writes, in this order. */
export const writtenFields = Object.keys(differences)

const typeOf = (field: string) => (field === 'year_established' ? 'integer' : places.has(field) ? 'float8' : 'text')

/**
 * SQL: what the row `r` changes in the business `b`, as `{field: [from, to]}`; an empty object when all values agree.
 */
export const changesOf = sql.raw(
  `jsonb_strip_nulls(jsonb_build_object(${Object.entries(differences)
    .map(
      ([field, differs]) =>
        `'${field}', case when ${differs} then jsonb_build_array(${selectEarlierValue(field)}, r.${field}) end`,
    )
    .join(',\n')}))`,
)

/** Assignments that write the `to` of `changes`, for the fields that it has. */
export const assignChanges = sql.raw(
  writtenFields
    .map(
      (field) =>
        `${field} = case when c.changes ? '${field}' then (c.changes -> '${field}' ->> 1)::${typeOf(field)} else b.${field} end`,
    )
    .join(',\n'),
)

const isUnchangedSince = (field: string) =>
  `c.changes ? '${field}' and b.${field} is not distinct from (c.changes -> '${field}' ->> 1)::${typeOf(field)}`

/** Assignments that write the `from` of `changes`, for the fields that still have the value `to`. */
export const assignEarlier = sql.raw(
  writtenFields
    .map(
      (field) =>
        `${field} = case when ${isUnchangedSince(field)} then (c.changes -> '${field}' ->> 0)::${typeOf(field)} else b.${field} end`,
    )
    .join(',\n'),
)

/** Whether a field of `changes` still has the value that the import wrote. */
export const isAnyUnchangedSince = sql.raw(
  `(${writtenFields.map((field) => `(${isUnchangedSince(field)})`).join('\nor ')})`,
)
