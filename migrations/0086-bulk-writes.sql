-- The same results in less time where a statement writes thousands of businesses, as imports and their publication do.

-- By which imports find a business: name, city and street line, as `businesses.import_key` has it.
create function import_key(business_name text, city text, street text) returns text language sql immutable parallel safe
return lower(
  (regexp_replace(btrim(business_name collate "en-x-icu"), '\s+', ' ', 'g')
    || E'\x1f' || regexp_replace(btrim(coalesce(city, '') collate "en-x-icu"), '\s+', ' ', 'g')
    || E'\x1f' || regexp_replace(btrim(coalesce(street, '')), '\s+', ' ', 'g')) collate "en-x-icu"
);

-- A statement that writes many businesses looks up their places and groups with joins. The triggers look up what it leaves out.
drop trigger businesses_place_insert on businesses;
create trigger businesses_place_insert before insert on businesses
  for each row when (new.place_source is null) execute function place_business();
drop trigger businesses_set_industry_group on businesses;
create trigger businesses_set_industry_group_insert before insert on businesses
  for each row when (new.industry_group is null and not new.industry_group_is_set
    and (new.naics_code is not null or new.industry is not null or new.category is not null))
  execute function set_industry_group();
create trigger businesses_set_industry_group
  before update of naics_code, industry, category, industry_group, industry_group_is_set on businesses
  for each row execute function set_industry_group();

-- One query for the usual name that was not merged.
create or replace function use_merged_names() returns trigger language plpgsql set search_path from current as $$
begin
  if exists (
    select from name_merges as m where m.undone_at is null
      and (m.field = 'city' and lower(m.old_name) = lower(new.city) or m.field = 'industry' and lower(m.old_name) = lower(new.industry))
  ) then
    if new.city is not null then
      new.city := merged_name('city', new.city);
    end if;
    if new.industry is not null then
      new.industry := merged_name('industry', new.industry);
    end if;
  end if;
  return new;
end
$$;

-- Events follow their businesses, and saved searches hear of new ones, once for a statement.
create function follow_listed_businesses() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
declare
  changed_ids bigint[];
  listed_ids bigint[];
begin
  if tg_op = 'INSERT' then
    listed_ids := array(select id from new_rows where is_listed);
  else
    select coalesce(array_agg(n.id), '{}'), coalesce(array_agg(n.id) filter (where n.is_listed and not o.is_listed), '{}')
    into changed_ids, listed_ids
    from old_rows as o join new_rows as n using (id)
    where o.business_name <> n.business_name or o.is_listed <> n.is_listed;
    if cardinality(changed_ids) > 0 then
      set local enable_nestloop = on;
      update events as e set is_listed = e.is_active and e.visibility = 'public' and b.is_listed,
        document = event_document(e.title, e.description, e.location, b.business_name)
      from businesses as b where e.business_id = any(changed_ids) and b.id = e.business_id;
    end if;
  end if;
  if cardinality(listed_ids) > 0 then
    insert into listed_items (list, item_id) select 'businesses', unnest(listed_ids) on conflict do nothing;
    -- Who saved a search is told soon.
    if found then
      insert into changes (tags) values ('{listed}');
    end if;
  end if;
  return null;
end
$$;
drop trigger businesses_update_events on businesses;
drop trigger businesses_record_listed on businesses;
drop trigger businesses_record_shown on businesses;
drop function update_events_of_business();
create trigger businesses_follow_insert after insert on businesses
  referencing new table as new_rows for each statement execute function follow_listed_businesses();
create trigger businesses_follow_update after update on businesses
  referencing old table as old_rows new table as new_rows for each statement execute function follow_listed_businesses();

-- The photos that a merge added to the kept business, which undoing removes.
alter table business_merges add column added_pictures bigint[] not null default '{}';

-- What changed among the places, industries and cities of listed businesses, for a day. A process that has them in memory reads
-- from here what was committed since, instead of all businesses. Unlogged, because a process whose connection ends forgets them.
create unlogged table listed_changes (
  transaction xid8 not null default pg_current_xact_id(),
  latitude double precision,
  longitude double precision,
  industry text collate "en-x-icu",
  industry_group text,
  city text collate "en-x-icu",
  display_city text collate "en-x-icu",
  -- How many businesses more; negative for fewer.
  change integer not null,
  changed_at timestamptz not null default now()
);
create index listed_changes_transaction on listed_changes (transaction);
create index listed_changes_changed_at on listed_changes (changed_at);

create function record_listed_changes() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    insert into listed_changes (latitude, longitude, industry, industry_group, city, display_city, change)
      select latitude, longitude, industry, industry_group, city, display_city, count(*) from new_rows where is_listed
      group by 1, 2, 3, 4, 5, 6;
  elsif tg_op = 'DELETE' then
    insert into listed_changes (latitude, longitude, industry, industry_group, city, display_city, change)
      select latitude, longitude, industry, industry_group, city, display_city, -count(*) from old_rows where is_listed
      group by 1, 2, 3, 4, 5, 6;
  else
    insert into listed_changes (latitude, longitude, industry, industry_group, city, display_city, change)
      select latitude, longitude, industry, industry_group, city, display_city, sum(change) from (
        select latitude, longitude, industry, industry_group, city, display_city, 1 as change from new_rows where is_listed
        union all
        select latitude, longitude, industry, industry_group, city, display_city, -1 from old_rows where is_listed
      ) as versions group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0;
  end if;
  if found then
    insert into changes (tags) values ('{places}');
  end if;
  return null;
end
$$;
create trigger businesses_record_insert after insert on businesses
  referencing new table as new_rows for each statement execute function record_listed_changes();
create trigger businesses_record_update after update on businesses
  referencing old table as old_rows new table as new_rows for each statement execute function record_listed_changes();
create trigger businesses_record_delete after delete on businesses
  referencing old table as old_rows for each statement execute function record_listed_changes();
