import { sql, type Tx } from '../../../../database/open.server.ts'
import { region } from '../../../../region/region.ts'
import { type Towns, toTownKey } from '../sheet/places/towns.ts'

/** Loads the towns that are needed to parse addresses without a state. */
export async function loadTowns(tx: Tx, region_code: string): Promise<Towns> {
  const all = await tx.selectFrom('towns').select(['key', 'state']).execute()
  const regionTowns = all.filter(({ state }) => state === region_code)
  const others = region.code === region_code ? Object.keys(region.places.otherNames) : []
  const zips = await tx.selectFrom('zip_codes').select(['zip_code', 'town']).execute()
  return {
    region_code,
    keys: new Set([...regionTowns.map(({ key }) => key), ...others.filter((name) => name.length > 4).map(toTownKey)]),
    names: new Set(all.map(({ key }) => key)),
    byZip: new Map(zips.map(({ zip_code, town }) => [zip_code, town])),
  }
}

/**
 * Clears the state of staged rows that got the state of the region by default, where the list gives no evidence for it. If most
 * of the list is in other states, this clears the state of all rows without a state of their own. If the list also contains
 * other states, it clears that of rows without a town of the region. If most towns of a list without states are outside the
 * region, it clears that of rows with such a town. Rows without a town of the region also lose the state when at least half of
 * the phone numbers of the list are from other states.
 * @param evidence the number of rows without a state that other addresses (hints), and otherwise towns and phone numbers
 * (phones), place in the region or elsewhere
 */
export async function forgetUnknownStates(
  tx: Tx,
  region_code: string,
  { hints, phones }: Record<'hints' | 'phones', { here: number; elsewhere: number }>,
): Promise<void> {
  const { rows } = await sql<{ with_state: number; others: number; here: number; cities: number; towns: boolean }>`
    select (count(*) filter (where has_state))::integer as with_state,
      (count(*) filter (where has_state and upper(state) <> ${region_code}))::integer as others,
      (count(*) filter (where city is not null))::integer as cities,
      (count(*) filter (where exists (
        select from towns as t where t.state = ${region_code} and t.key = town_key(staged.city)
      )))::integer as here,
      exists (select from towns where state = ${region_code}) as towns
    from staged`.execute(tx)
  const { with_state = 0, others = 0, here = 0, cities = 0, towns = false } = rows[0] ?? {}
  const isElsewhere = others + hints.elsewhere > (with_state + hints.here + hints.elsewhere) / 2
  const isSilent = with_state === 0 && towns && here <= cities / 2
  const elsewhere = others + hints.elsewhere + phones.elsewhere
  const isCalledElsewhere = elsewhere > 0 && elsewhere >= with_state - others + hints.here + phones.here
  // In this case the state of a row without a town is unknown too.
  const isSilentWhole = isSilent && cities > 0 && hints.here === 0
  const isUnknown = others > 0 || isCalledElsewhere || isSilentWhole
  if (!isUnknown && !isElsewhere && !isSilent) return
  const otherNames =
    region.code === region_code ? Object.keys(region.places.otherNames).map((name) => toTownKey(name)) : []
  await sql`
    update staged set state = '', reason = concat_ws(' ', reason, 'The list does not say the state.'),
      location = regexp_replace(location, ${`, ${region_code}( [^,]+)?$`}::text, '\\1')
    where not has_state and (${isElsewhere}::boolean or (${isUnknown}::boolean or city is not null) and not exists (
      select from towns as t where t.state = ${region_code} and t.key = town_key(staged.city)
    ) and coalesce(town_key(city), '') <> all (${otherNames}::text[]))`.execute(tx)
}

/**
 * The maximum distance in kilometers between coordinates and the center of their ZIP code or town. Coordinates farther away are
 * wrong.
 */
const MAX_PLACE_DISTANCE_KM = 300

/** Clears the coordinates of staged rows that are far from the ZIP code or the town of their address. */
export async function forgetFarPlaces(tx: Tx): Promise<void> {
  await sql`
    update staged set latitude = null, longitude = null,
      reason = concat_ws(' ', r.reason, 'The place on the map is far from its town and was left out.')
    from staged as r
      left join zip_codes as z on z.zip_code = left(r.zip_code, 5)
      left join towns as t on t.state = upper(r.state) and t.key = town_key(r.city)
    where staged.id = r.id and r.latitude is not null and cube_distance(
      earth_point(r.latitude, r.longitude),
      earth_point(coalesce(z.latitude, t.latitude), coalesce(z.longitude, t.longitude))
    ) * 6371 > ${MAX_PLACE_DISTANCE_KM}`.execute(tx)
}
