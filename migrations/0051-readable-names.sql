-- Lists of authorities are often in capitals. While only an import has written a name or a city, screens show it as people
-- write it.
alter table businesses
  -- What an import last wrote; null when none did.
  add column imported_name text collate "en-x-icu"
    constraint businesses_imported_name_length check (char_length(imported_name) <= 255),
  add column imported_city text collate "en-x-icu"
    constraint businesses_imported_city_length check (char_length(imported_city) <= 255),
  -- The imported name and city as people write them; null when that is the same.
  add column readable_name text collate "en-x-icu"
    constraint businesses_readable_name_length check (char_length(readable_name) <= 255),
  add column readable_city text collate "en-x-icu"
    constraint businesses_readable_city_length check (char_length(readable_city) <= 255);
alter table businesses
  add column display_name text collate "en-x-icu" not null generated always as (
    case when business_name = imported_name then coalesce(readable_name, business_name) else business_name end
  ) stored,
  add column display_city text collate "en-x-icu" generated always as (
    case when city = imported_city then coalesce(readable_city, city) else city end
  ) stored;

-- The state of the task that computes the readable names, in one row.
create table readable_names (
  is_only_row boolean primary key default true constraint readable_names_one_row check (is_only_row),
  -- The version of the rule that the businesses up to `last_id` follow.
  rule integer not null default 0,
  last_id bigint not null default 0,
  -- Businesses up to this id were written before `imported_name` existed.
  older_id bigint not null default 0
);
insert into readable_names (older_id) select coalesce(max(id), 0) from businesses;

-- Lists and pages show the display name and the display city.
create function announce_display_names() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
declare
  changed_ids bigint[];
begin
  select coalesce(array_agg(n.id), '{}') into changed_ids
  from old_rows as o join new_rows as n using (id)
  where n.is_listed and (o.display_name, o.display_city) is distinct from (n.display_name, n.display_city);
  if cardinality(changed_ids) > 0 then
    insert into changes (tags) values ('{directory,facets}'::text[] || tags_of('business', changed_ids));
  end if;
  return null;
end
$$;
create trigger businesses_announce_names after update on businesses
  referencing old table as old_rows new table as new_rows for each statement execute function announce_display_names();
