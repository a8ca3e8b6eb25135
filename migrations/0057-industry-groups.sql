-- The group of a business, such as restaurants, under which visitors browse. The application knows which words belong to a
-- group; the database keeps what it found for each text, so that every write gets the group of its text.

alter table businesses
  add column naics_code text constraint businesses_naics_code_digits check (naics_code ~ '^[0-9]{2,6}$'),
  add column industry_group text,
  -- An administrator chose the group, or that there is none. It no longer follows from the texts.
  add column industry_group_is_set boolean not null default false;

-- What tells the group of a business: the NAICS code, the industry and the category; null when it has none of them.
create function industry_term(naics_code text, industry text, category text) returns text language sql immutable
return case when naics_code is not null or industry is not null or category is not null then
  lower(coalesce(naics_code, '') || E'\x1f' || coalesce(industry, '') || E'\x1f' || coalesce(category, '')) end;

-- What the application found for a term. Without a group, no word of the term tells one.
create table industry_terms (
  term text primary key,
  industry_group text
);

-- Terms of businesses that the application has not read yet. No unique key, because writers would wait for each other.
create table industry_terms_to_read (term text not null);
create index industry_terms_to_read_term on industry_terms_to_read (term);

create function set_industry_group() returns trigger language plpgsql set search_path from current as $$
declare
  own_term text := industry_term(new.naics_code, new.industry, new.category);
begin
  if new.industry_group_is_set then
    return new;
  end if;
  new.industry_group := null;
  if own_term is null then
    return new;
  end if;
  select t.industry_group into new.industry_group from industry_terms as t where t.term = own_term;
  if not found and not exists (select from industry_terms_to_read as r where r.term = own_term) then
    insert into industry_terms_to_read (term) values (own_term);
  end if;
  return new;
end
$$;
create trigger businesses_set_industry_group
  before insert or update of naics_code, industry, category, industry_group, industry_group_is_set on businesses
  for each row execute function set_industry_group();

insert into industry_terms_to_read (term)
  select distinct industry_term(naics_code, industry, category) from businesses
  where industry_term(naics_code, industry, category) is not null;

-- The businesses whose group a term may tell.
create index businesses_ungrouped on businesses (industry_term(naics_code, industry, category))
  where industry_group is null and not industry_group_is_set
    and (naics_code is not null or industry is not null or category is not null);

create index businesses_group on businesses (industry_group, business_name, id) where is_listed;
-- Counts the groups and industries of a city, and of all cities, in the index alone.
create index businesses_city_group on businesses (lower(city), industry_group) include (city, industry) where is_listed;

-- The group of a business is shown on its page and counted with the facets.
create function announce_industry_groups() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
declare
  changed_ids bigint[];
begin
  select coalesce(array_agg(n.id), '{}') into changed_ids
  from old_rows as o join new_rows as n using (id)
  where n.is_listed and o.industry_group is distinct from n.industry_group;
  if cardinality(changed_ids) > 0 then
    insert into changes (tags) values ('{facets}'::text[] || tags_of('business', changed_ids));
  end if;
  return null;
end
$$;
create trigger businesses_announce_group after update on businesses
  referencing old table as old_rows new table as new_rows for each statement execute function announce_industry_groups();
