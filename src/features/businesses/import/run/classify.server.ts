import { sql, type Tx } from '../../../../database/open.server.ts'
import { PROPOSED_NOTE } from '../import.constants.ts'
import { knownKeys } from '../knownKeys.server.ts'
import { changesOf } from './changes.server.ts'
import { rowColumns, rowColumnsOf } from './staging.server.ts'

/** A name, street, phone number or website that more businesses share does not identify one of them. */
const MAX_SHARED = 20

/** Words after a name that make it the name of another business at the same place. */
const otherParts =
  '^(foundation|fund|trust|auxiliary|endowment|association|properties|property|holdings|restaurant|cafe|bar|grill|lounge|spa|store|market|gallery|campground|museum|school|north|south|east|west|ii|iii)\\M'

const count = async (tx: Tx, table: string) =>
  (await sql<{ count: number }>`select count(*)::integer as count from ${sql.ref(table)}`.execute(tx)).rows[0]?.count ??
  0

/**
 * Writes the rows of the temporary table `staged` into `import_lines`, each with its kind: the same or a changed business, a new
 * one, a possible duplicate, or a repetition.
 */
export async function classify(tx: Tx, import_id: number, { hasAddressTypes }: { hasAddressTypes: boolean }) {
  if (hasAddressTypes) await refuseOtherAddresses(tx, import_id)
  await sql`create index on staged (import_key)`.execute(tx)
  // Analyzes only the columns of the joins: sorting samples of all columns takes longer than the joins.
  await sql`analyze staged (id, import_key, alaska_business_license)`.execute(tx)
  await matchBusinesses(tx)
  await refuseRepeated(tx, import_id)
  await sql`
    insert into import_lines (import_id, line, kind, reason, business_id, changes, has_state, ${rowColumns})
    select ${import_id}, r.id, case when changes = '{}' then 'same' else 'changed' end,
      nullif(concat_ws(' ', r.reason, case when changes <> '{}' and b.is_claimed
        then ${sql.lit(PROPOSED_NOTE)} end), ''),
      b.id, nullif(changes, '{}'), r.has_state, ${rowColumnsOf('r')}
    from staged as r join matched on line = r.id join businesses as b on b.id = business_id
      cross join lateral (select ${changesOf} as changes) as compared`.execute(tx)
  await sql`
    insert into import_lines (import_id, line, kind, reason, business_id, has_state, ${rowColumns})
    select ${import_id}, r.id, 'same', 'An administrator has merged it with “' || left(b.business_name, 100) || '”.',
      b.id, r.has_state, ${rowColumnsOf('r')}
    from staged as r join merged on line = r.id join businesses as b on b.id = business_id`.execute(tx)
  await sql`
    create temporary table fresh on commit drop as
    select id as line, business_name, street, city, zip_code, upper(alaska_business_license) as number,
      match_name(business_name) as name_key, match_street(street, city, zip_code) as street_key,
      match_phone(phone) as phone_key, match_website(website) as website_key
    from staged where id not in (select line from matched union all select line from merged)`.execute(tx)
  await sql`analyze fresh (line, name_key, street_key, phone_key, website_key)`.execute(tx)
  await findDuplicates(tx, import_id)
  await sql`
    insert into import_lines (import_id, line, kind, reason, business_id, has_state, ${rowColumns})
    select ${import_id}, r.id, case when d.line is null then 'new' else 'duplicate' end,
      nullif(concat_ws(' ', d.reason, r.reason), ''), d.business_id, r.has_state, ${rowColumnsOf('r')}
    from staged as r left join duplicates as d on d.line = r.id
    where r.id in (select line from fresh)`.execute(tx)
}

/**
 * Finds the businesses of the rows: the same name, city and street, else the same license number. Rows of businesses that
 * were merged into another one are in the table `merged`: they do not change it.
 */
async function matchBusinesses(tx: Tx) {
  await sql`
    create temporary table matched on commit drop as
    select r.id as line, min(b.id) as business_id from staged as r join businesses as b using (import_key) group by r.id`.execute(
    tx,
  )
  await sql`
    create temporary table merged on commit drop as
    select r.id as line, max(k.business_id) as business_id from staged as r join ${knownKeys} as k using (import_key)
    where k.is_merged and r.id not in (select line from matched) group by r.id`.execute(tx)
  await sql`
    insert into matched (line, business_id)
    select min(r.id), min(b.id) from staged as r
    join businesses as b on upper(b.alaska_business_license) = upper(r.alaska_business_license)
    where r.alaska_business_license is not null
      and r.id not in (select line from matched union all select line from merged) and b.id not in (select business_id from matched)
    group by upper(r.alaska_business_license)
    having count(distinct r.id) = 1 and count(distinct b.id) = 1`.execute(tx)
  await sql`analyze matched`.execute(tx)
}

/** Keeps the row with the best address of each entity, for registers that have a row for each address of an entity. */
async function refuseOtherAddresses(tx: Tx, import_id: number) {
  await sql`
    with ranked as (
      select id, first_value(id) over (
        partition by coalesce(upper(alaska_business_license), lower(business_name)) order by address_rank, id
      ) as best from staged
    ), deleted as (
      delete from staged using ranked where staged.id = ranked.id and ranked.best <> ranked.id
      returning staged.*, ranked.best
    )
    insert into import_lines (import_id, line, kind, reason, ${rowColumns})
    select ${import_id}, id, 'refused', 'Another address of the business of line ' || best, ${rowColumns} from deleted`.execute(
    tx,
  )
}

/** Refuses rows that repeat an earlier row. */
async function refuseRepeated(tx: Tx, import_id: number) {
  await sql`
    with repeated as (
      select id, first_value(id) over (partition by import_key order by id) as first from staged
      union all
      select id, first_value(id) over (
        partition by upper(alaska_business_license), lower(business_name) order by id
      ) from staged where alaska_business_license is not null
      union all
      select line, first_value(line) over (partition by business_id order by line) from matched
    ), firsts as (
      select id, min(first) as first from repeated group by id having min(first) < id
    ), deleted as (
      delete from staged using firsts where staged.id = firsts.id returning staged.*, firsts.first
    )
    insert into import_lines (import_id, line, kind, reason, ${rowColumns})
    select ${import_id}, id, 'refused', 'Repeats line ' || first, ${rowColumns} from deleted`.execute(tx)
  for (const table of ['matched', 'merged'])
    await sql`delete from ${sql.ref(table)} where line not in (select id from staged)`.execute(tx)
}

const differenceOf = (field: string, isOther = `lower(f.${field}) <> lower(k.${field})`) =>
  sql.raw(`case when ${isOther} then 'the ${field} there is “' || left(k.${field}, 60) || '”'
    when f.${field} is null and k.${field} is not null then 'this row has no ${field}'
    when k.${field} is null and f.${field} is not null then 'it has no ${field}' end`)

/** The differences between the row `f` and the business or row `k`, whose names have the same words. */
const nameDifferences = sql`(case when lower(f.business_name) = lower(k.business_name) then 'it has the same name'
  else 'the name is spelled otherwise' end
  || coalesce(', and ' || nullif(concat_ws(', and ', ${differenceOf('street', 'f.street_key <> k.street_key')}, ${differenceOf('city')}), ''), ''))`

/**
 * Fills the temporary table `duplicates` with new rows that may be another spelling of a business or of an earlier new
 * row.
 */
async function findDuplicates(tx: Tx, import_id: number) {
  await sql`create temporary table duplicates (line bigint primary key, business_id bigint, reason text) on commit drop`.execute(
    tx,
  )
  if ((await count(tx, 'fresh')) === 0) return
  await sql`
    create temporary table known on commit drop as
    with numbered as (
      -- Other lists may have numbers of another register.
      select distinct o.business_id from import_businesses as o join imports as i on i.id = o.import_id
      where i.state = 'applied' and i.headings_key = (select headings_key from imports where id = ${import_id})
    )
    select id as business_id, null::bigint as line, business_name, street, city, zip_code,
      case when id in (select business_id from numbered) then upper(alaska_business_license) end as number,
      match_name(business_name) as name_key, match_street(street, city, zip_code) as street_key,
      match_phone(phone) as phone_key, match_website(website) as website_key
    from businesses`.execute(tx)
  await sql`
    insert into known (
      business_id, line, business_name, street, city, zip_code, number, name_key, street_key, phone_key, website_key
    )
    select null, line, business_name, street, city, zip_code, number, name_key, street_key, phone_key, website_key
    from fresh`.execute(tx)
  await sql`analyze known (business_id, line, name_key, street_key, phone_key, website_key)`.execute(tx)
  const isSamePlace = sql`(lower(f.city) = lower(k.city) or left(f.zip_code, 5) = left(k.zip_code, 5)
    or town_key(f.city) = town_key(k.city) or f.city is null and f.zip_code is null or k.city is null and k.zip_code is null)`
  // Businesses with two numbers of a register are two businesses.
  const isEarlier = sql`((k.line is null or k.line < f.line) and (f.number = k.number) is not false)`
  // “Harbor Vet” and “Harbor Veterinary”
  const isShorter = (short: string, long: string) =>
    sql.raw(`starts_with(lower(${long}.business_name), lower(${short}.business_name))
      and substr(lower(${long}.business_name), char_length(${short}.business_name) + 1) ~ '^[a-z]+\\.?$'`)
  // Rows of one list are less often the same: it names the fund and the foundation of an address one after the other.
  const isSimilar = (limit: number) =>
    sql`(similarity(lower(f.business_name), lower(k.business_name)) >= case when k.line is null then ${sql.lit(limit)}
      when f.street_key = k.street_key and f.phone_key = k.phone_key then 0.75 else 0.85 end
      or f.street_key = k.street_key and f.phone_key = k.phone_key and (${isShorter('f', 'k')} or ${isShorter('k', 'f')}))`
  // “Alder Air” and “Alder Air Taxi” with one phone number and the same beginning of the street. A restaurant has the number of its inn.
  const hasOneWordLess = (short: string, long: string) =>
    sql.raw(`starts_with(lower(${long}.business_name), lower(${short}.business_name) || ' ')
      and substr(lower(${long}.business_name), char_length(${short}.business_name) + 1) ~ '^ [a-z]+\\.?$'
      and substr(lower(${long}.business_name), char_length(${short}.business_name) + 2) !~ '${otherParts}'
      and coalesce(starts_with(lower(f.street), lower(k.street)) or starts_with(lower(k.street), lower(f.street)), true)`)
  const isWordLonger = sql`(${hasOneWordLess('f', 'k')} or ${hasOneWordLess('k', 'f')})`
  const pairs = (key: string, says: unknown, condition: unknown) => sql`
    select f.line, k.business_id, k.line as other_line, k.business_name, k.city, ${says} as says
    from fresh as f join known as k on k.${sql.ref(key)} = f.${sql.ref(key)}
    where ${isEarlier} and ${condition} and f.${sql.ref(key)} in (
      select ${sql.ref(key)} from known where ${sql.ref(key)} is not null
      group by 1 having count(*) between 2 and ${sql.lit(MAX_SHARED)}
    )`
  // Businesses with equal names are branches when the list or the directory has the name at several addresses of a
  // place.
  const isOneAddress = sql`(f.street_key is null or k.street_key is null or f.street_key = k.street_key or f.phone_key = k.phone_key or k.line is null and not exists (
    select from known as other where other.name_key = f.name_key and other.line is distinct from f.line
      and other.business_id is distinct from k.business_id
  ))`
  // A row without a town. Branches in several towns often share a phone number.
  const isOnePhone = sql`(f.phone_key = k.phone_key and (f.city is null or k.city is null))`
  await sql`
    insert into duplicates (line, business_id, reason)
    select distinct on (line) line, business_id,
      'Possibly the same as ' || case when business_id is null then 'line ' || other_line || ', ' else '' end
        || '“' || left(business_name, 100) || '”' || coalesce(' in ' || left(city, 60), '') || ': ' || says || '.'
    from (
      ${pairs('name_key', nameDifferences, sql`(${isSamePlace} and ${isOneAddress} or ${isOnePhone})`)}
      union all ${pairs('street_key', sql`'a similar name at the same address'`, isSimilar(0.6))}
      union all ${pairs('phone_key', sql`'a similar name with the same phone number'`, sql`(${isSimilar(0.5)} or ${isSamePlace} and ${isWordLonger})`)}
      union all ${pairs('website_key', sql`'a similar name with the same website'`, sql`${isSimilar(0.5)} and ${isSamePlace}`)}
    ) as pairs
    order by line, business_id nulls last, other_line`.execute(tx)
}
