import { type Db, sql, type Tx } from '../../database/open.server.ts'
import { anyId, prepareQuery } from '../../database/prepared.server.ts'
import { isAdministrator } from '../../kit/page/roles.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Visibility } from '../../kit/page/visibility.ts'
import { timeZoneOf } from '../../region/timeZone.ts'
import { INVITATION_DAYS } from '../accounts/invitations.constants.ts'
import { selectPerson } from '../accounts/person.server.ts'
import type { Business, BusinessProfile, TeamMember } from './business.contract.ts'
import { type BusinessRole, placeSourceOf, roleOf, statusOf } from './businesses.constants.ts'
import { canSeeEin, canSeeNotes, isListed } from './businesses.rules.ts'
import { computeOpening } from './hours/opening.server.ts'
import type { OpeningHours } from './hours/openingHours.ts'
import { readableAddress } from './names/readableAddress.server.ts'
import { serializeLogo, serializePicture } from './pictures/pictureAddress.server.ts'
import { selectPictures } from './pictures/pictures.query.server.ts'
import { accessibilityFeatures } from './profile/details.constants.ts'
import { toSocialLinks } from './profile/socialLinks.ts'

/** SQL condition: the viewer may edit the business whose id is in this column. It must agree with `canEdit`. */
export const isEditable = (viewer: Viewer, column: string) =>
  isAdministrator(viewer)
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(column)} in (
        select business_id from business_members
        where user_id = ${viewer.id} and status = 'active' and role in ('owner', 'admin')
      )`

/** All columns of the API, and the viewer's role in each business. */
export const selectBusinesses = (db: Db, viewer: Viewer | null) => selectColumns(db, viewer?.id ?? null)

const selectColumns = (db: Db, viewer_id: number | null) =>
  db
    .selectFrom('businesses as b')
    .leftJoin('business_members as mine', (join) =>
      join.onRef('mine.business_id', '=', 'b.id').on('mine.user_id', '=', viewer_id).on('mine.status', '=', 'active'),
    )
    .leftJoin('business_members as owning', (join) =>
      join.onRef('owning.business_id', '=', 'b.id').on('owning.role', '=', 'owner'),
    )
    .leftJoin('users as owner', 'owner.id', 'owning.user_id')
    .leftJoin('business_pictures as logo', (join) =>
      join.onRef('logo.business_id', '=', 'b.id').on('logo.role', '=', 'logo'),
    )
    .leftJoin('business_details as d', 'd.business_id', 'b.id')
    .select([
      'b.id',
      'b.business_name',
      'b.display_name',
      'b.tagline',
      'b.industry',
      'b.category',
      'b.industry_group',
      'b.industry_group_is_set',
      'b.description',
      'b.city',
      'b.display_city',
      'b.state',
      'b.zip_code',
      'b.location',
      // Only an import writes these columns.
      sql<boolean>`coalesce(starts_with(b.location, coalesce(b.street, b.imported_city)), false)`.as(
        'is_location_imported',
      ),
      'b.phone',
      'b.website',
      'b.about_url',
      'b.alaska_business_license',
      'b.ein',
      'b.business_structure',
      'b.year_established',
      'b.verification_status',
      'b.verification_notes',
      'b.verified_at',
      'b.is_claimed',
      'b.is_public',
      sql<Visibility>`b.visibility`.as('visibility'),
      'b.created_at',
      'owner.full_name as owner_name',
      'mine.role',
      'b.latitude',
      'b.longitude',
      'b.place_source',
      'logo.id as logo_id',
      'logo.hash as logo_hash',
      'logo.access_key as logo_key',
      sql<OpeningHours | null>`d.opening_hours`.as('opening_hours'),
    ])

/** One business with the fields of its profile. */
export const readBusinessRow = prepareQuery((db, { id, viewer_id }: { id: number; viewer_id: number | null }) =>
  selectColumns(db, viewer_id)
    .select([
      'd.services',
      'd.service_area',
      'd.languages',
      'd.accessibility',
      'd.accessibility_note',
      'd.social_links',
      'd.confirmed_at',
      selectPictures(sql.ref('b.id')).as('pictures'),
      selectPerson('owner').as('owner'),
    ])
    .where('b.id', '=', id),
)

/** The businesses with these ids, by name. */
export const readBusinessRows = prepareQuery((db, { ids, viewer_id }: { ids: number[]; viewer_id: number | null }) =>
  selectColumns(db, viewer_id).where('b.id', '=', anyId(ids)).orderBy('b.business_name').orderBy('b.id'),
)

type Row = Awaited<ReturnType<typeof readBusinessRows>>[number]
type DetailedRow = Awaited<ReturnType<typeof readBusinessRow>>[number]

/** Removes the values that the viewer may not see. */
export function serializeBusiness(viewer: Viewer | null, row: Row): Business {
  const { logo_id, logo_hash, logo_key, is_location_imported: _, ...columns } = row
  const role: BusinessRole | null = row.role === null ? null : roleOf(row.role)
  const verification_status = statusOf(row.verification_status)
  return {
    ...columns,
    business_structure: row.business_structure as Business['business_structure'],
    verification_status,
    role,
    distance_km: null,
    place_source: undefined,
    logo: serializeLogo({ logo_id, logo_hash, logo_key }, isListed({ ...row, verification_status })),
    ein: canSeeEin(viewer, { role }) ? row.ein : null,
    verification_notes: canSeeNotes(viewer, { role }) ? row.verification_notes : null,
    owner_name: row.is_claimed ? row.owner_name : null,
  }
}

type Located = Pick<Row, 'location' | 'display_city' | 'is_claimed' | 'is_location_imported'>

/**
 * The address that screens show. The owner of a claimed business decides how its address is written, except while it is what an import
 * has written.
 */
export const displayLocation = ({ location, display_city, is_claimed, is_location_imported }: Located) =>
  location && (is_location_imported || !is_claimed) ? readableAddress(location, display_city) : location

/** Like `serializeBusiness`, with whether the business is open now. @param time_zone of the region */
export const serializeOpen = (viewer: Viewer | null, row: Row, time_zone: string): Business => ({
  ...serializeBusiness(viewer, row),
  opening: computeOpening(row, time_zone),
})

/** Like `serializeOpen`, with all fields of the profile. */
export function serializeProfile(viewer: Viewer | null, row: DetailedRow, time_zone: string): BusinessProfile {
  const business = serializeOpen(viewer, row, time_zone)
  return {
    ...business,
    display_location: displayLocation(row),
    latitude: row.latitude,
    longitude: row.longitude,
    place_source: placeSourceOf(row.place_source),
    opening_hours: row.opening_hours,
    time_zone: timeZoneOf(row, time_zone),
    services: row.services ?? [],
    service_area: row.service_area ?? [],
    languages: row.languages ?? [],
    accessibility: accessibilityFeatures.filter((feature) => row.accessibility?.includes(feature)),
    accessibility_note: row.accessibility_note,
    social_links: toSocialLinks(row.social_links ?? []),
    confirmed_at: row.confirmed_at,
    pictures: row.pictures.map((picture) => serializePicture(picture, isListed(business))),
    owner: row.is_claimed ? row.owner : null,
  }
}

/** The team of a business: the owner, then members, then invited people, each in the order of joining. */
export const selectMembers = (db: Db, business_id: number) =>
  db
    .selectFrom('business_members as m')
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .where('m.business_id', '=', business_id)
    .select([
      'm.id as association_id',
      'm.user_id',
      'u.full_name',
      sql<string>`coalesce(u.email, m.email)`.as('email'),
      'm.role',
      'm.status',
      'm.joined_at',
      sql<boolean>`(m.status = 'invited' and m.invited_at <= now() - make_interval(days => ${INVITATION_DAYS}))`.as(
        'is_expired',
      ),
    ])
    .orderBy(sql`m.role <> 'owner'`)
    .orderBy('m.status')
    .orderBy('m.id')

type MemberRow = Awaited<ReturnType<ReturnType<typeof selectMembers>['executeTakeFirstOrThrow']>>

export const serializeMember = (row: MemberRow): TeamMember => ({
  ...row,
  role: roleOf(row.role),
  status: row.status as TeamMember['status'],
})

/** Updates search indexes and statistics after bulk changes. */
export const refreshIndexes = (tx: Tx) => sql`select settle_businesses()`.execute(tx)
