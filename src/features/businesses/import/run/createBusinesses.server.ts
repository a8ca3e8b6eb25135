import { sql, type Tx } from '../../../../database/open.server.ts'
import { textColumns, textColumnsOf } from './staging.server.ts'

/**
 * Creates the businesses of the rows in the table `staged`, in the order of their lines, and records them as created by the import.
 * The places of their ZIP codes and their groups are looked up for all rows at once; triggers look up the others.
 * @returns their number.
 */
export async function createStagedBusinesses(tx: Tx, import_id: number): Promise<number> {
  const created = await sql`
    with recorded as (
      insert into import_businesses (import_id, line, business_id, effect)
      select ${import_id}, id, nextval((select pg_get_serial_sequence('businesses', 'id')::regclass)), 'created'
      from (select id from staged order by id) as ordered
      returning line, business_id
    )
    insert into businesses (
      id, ${textColumns}, imported_name, imported_city, verification_status, latitude, longitude, place_source, industry_group
    )
    overriding system value
    select recorded.business_id, ${textColumnsOf('s')}, s.business_name, s.city, 'imported',
      coalesce(z.latitude, s.latitude), coalesce(z.longitude, s.longitude), case when z.zip_code is not null then 'zip' end,
      t.industry_group
    from recorded join staged as s on s.id = recorded.line
      left join zip_codes as z on z.zip_code = substring(s.zip_code from '^\\D*(\\d{5})(?!\\d)')
        and (s.latitude is null or s.longitude is null)
      left join industry_terms as t on t.term = industry_term(s.naics_code, s.industry, s.category)`.execute(tx)
  return Number(created.numAffectedRows)
}
