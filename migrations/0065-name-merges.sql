-- Administrators merge misspelled cities and industries into the right ones. The old name stays as a synonym: what is written
-- under it later gets the new one.
create table name_merges (
  id bigint generated always as identity primary key,
  field text not null constraint name_merges_field_values check (field in ('city', 'industry')),
  old_name text collate "en-x-icu" not null
    constraint name_merges_old_name_length check (char_length(old_name) <= 255),
  new_name text collate "en-x-icu" not null
    constraint name_merges_new_name_length check (char_length(new_name) <= 255),
  -- Whether a task still has businesses to change, or to change back.
  is_pending boolean not null default true,
  moved integer not null default 0,
  merged_by bigint references users on delete set null,
  merged_at timestamptz not null default now(),
  undone_at timestamptz
);
create unique index name_merges_old on name_merges (field, lower(old_name)) where undone_at is null;
create index name_merges_pending on name_merges (id) where is_pending;
create index name_merges_merged_by on name_merges (merged_by);

-- What undoing needs, for 30 days. Without a foreign key, because a business that was merged with another one may come back.
create table name_merge_businesses (
  merge_id bigint not null references name_merges on delete cascade,
  business_id bigint not null,
  old_name text collate "en-x-icu" not null
    constraint name_merge_businesses_old_name_length check (char_length(old_name) <= 255),
  old_location text constraint name_merge_businesses_old_location_length check (char_length(old_location) <= 255),
  primary key (merge_id, business_id)
);

-- Names that an administrator keeps, so that they are not proposed again.
create table kept_names (
  id bigint generated always as identity primary key,
  field text not null constraint kept_names_field_values check (field in ('city', 'industry')),
  name text collate "en-x-icu" not null constraint kept_names_name_length check (char_length(name) <= 255),
  kept_by bigint references users on delete set null,
  kept_at timestamptz not null default now()
);
create unique index kept_names_name on kept_names (field, lower(name));
create index kept_names_kept_by on kept_names (kept_by);

-- The name into which a name was merged, perhaps over several merges; else the name itself.
create function merged_name(field text, name text) returns text
language plpgsql stable set search_path from current as $$
declare
  next_name text;
begin
  for step in 1..10 loop
    select m.new_name into next_name from name_merges as m
    where m.field = merged_name.field and lower(m.old_name) = lower(merged_name.name collate "en-x-icu")
      and m.undone_at is null;
    exit when not found;
    name := next_name;
  end loop;
  return name;
end
$$;

-- An address with another name of the city, where it is a whole part between commas.
create function rename_in_address(address text, old_name text, new_name text) returns text language sql immutable
return left(regexp_replace(address,
  '(^|, )' || regexp_replace(old_name, '([.*+?^${}()|\]\[\\])', '\\\1', 'g') || '(?=,|$)',
  '\1' || replace(new_name, '\', '\\'), 'gi'), 255);

create function use_merged_names() returns trigger language plpgsql set search_path from current as $$
begin
  if new.city is not null then
    new.city := merged_name('city', new.city);
  end if;
  if new.industry is not null then
    new.industry := merged_name('industry', new.industry);
  end if;
  return new;
end
$$;
-- Triggers run in the order of their names: the place and the group of a business follow from the new names.
create trigger businesses_merged_names before insert or update of city, industry on businesses
  for each row execute function use_merged_names();

-- Filters and searches follow the synonyms.
create trigger name_merges_announce after insert or update or delete on name_merges
  for each statement execute function announce_tags('directory', 'facets');
create trigger name_merges_announce_truncate after truncate on name_merges
  for each statement execute function announce_tags('*');
