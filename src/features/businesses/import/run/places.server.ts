import { sql, type Tx } from '../../../../database/open.server.ts'
import { region } from '../../../../region/region.ts'
import { type Towns, toTownKey } from '../sheet/towns.ts'

/** Loads the towns by which addresses without a state are read. */
export async function loadTowns(tx: Tx, region_code: string): Promise<Towns> {
  const known = await tx.selectFrom('towns').where('state', '=', region_code).select('key').execute()
  const others = region.code === region_code ? Object.keys(region.places.otherNames) : []
  const zips = await tx.selectFrom('zip_codes').select(['zip_code', 'town']).execute()
  return {
    region_code,
    keys: new Set([...known.map(({ key }) => key), ...others.filter((name) => name.length > 4).map(toTownKey)]),
    byZip: new Map(zips.map(({ zip_code, town }) => [zip_code, town])),
  }
}

/**
 * Takes the state of the region from the staged rows of a list with businesses in other states, where nothing says that it is theirs:
 * from rows without a town of the region, or from all whose state is unknown when most of the list is elsewhere.
 */
export async function forgetUnknownStates(tx: Tx, region_code: string): Promise<void> {
  const { rows } = await sql<{ known: number; others: number }>`
    select count(*)::integer as known, (count(*) filter (where upper(state) <> ${region_code}))::integer as others
    from staged where has_state`.execute(tx)
  const { known = 0, others = 0 } = rows[0] ?? {}
  if (others === 0) return
  const isElsewhere = others > known / 2
  await sql`
    update staged set state = '', reason = concat_ws(' ', reason, 'The list does not say the state.'),
      location = regexp_replace(location, ${`, ${region_code}( [^,]+)?$`}::text, '\\1')
    where not has_state and (${isElsewhere}::boolean or not exists (
      select from towns as t where t.state = ${region_code} and t.key = town_key(staged.city)
    ))`.execute(tx)
}
