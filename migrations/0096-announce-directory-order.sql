-- A business that is claimed, verified, described or reachable moves in the order of the directory, to a page that did not show it.
create or replace function announce_businesses() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
declare
  changed_ids bigint[] := '{}';
  listing_ids bigint[] := '{}';
  changed text[] := '{}';
begin
  if tg_op = 'INSERT' then
    if exists (select from new_rows where is_listed) then
      changed := array['directory', 'directory.search', 'facets'];
    end if;
  elsif tg_op = 'DELETE' then
    changed_ids := array(select id from old_rows where is_listed);
    if cardinality(changed_ids) > 0 then
      changed := array['directory', 'directory.search', 'facets'];
    end if;
  else
    select coalesce(array_agg(n.id) filter (where (o.business_name, o.tagline, o.industry, o.category, o.description, o.city,
          o.state, o.zip_code, o.location, o.phone, o.website, o.about_url, o.alaska_business_license,
          o.business_structure, o.year_established, o.verification_status, o.verified_at, o.is_claimed, o.is_public,
          o.visibility, o.created_at)
        is distinct from (n.business_name, n.tagline, n.industry, n.category, n.description, n.city,
          n.state, n.zip_code, n.location, n.phone, n.website, n.about_url, n.alaska_business_license,
          n.business_structure, n.year_established, n.verification_status, n.verified_at, n.is_claimed, n.is_public,
          n.visibility, n.created_at)), '{}'),
      coalesce(array_agg(n.id) filter (where o.is_listed <> n.is_listed), '{}'),
      array_remove(array[
        case when bool_or((o.is_listed, o.business_name,
            listing_rank(o.verification_status, o.is_claimed, o.description, o.tagline, o.phone, o.website))
          is distinct from (n.is_listed, n.business_name,
            listing_rank(n.verification_status, n.is_claimed, n.description, n.tagline, n.phone, n.website)))
          then 'directory' end,
        case when bool_or((o.is_listed, o.search_text, o.document) is distinct from (n.is_listed, n.search_text, n.document))
          then 'directory.search' end,
        case when bool_or((o.is_listed, o.industry, o.city) is distinct from (n.is_listed, n.industry, n.city))
          then 'facets' end
      ], null)
    into changed_ids, listing_ids, changed
    from old_rows as o join new_rows as n using (id) where o.is_listed or n.is_listed;
  end if;
  changed := changed || tags_of('business', changed_ids) || case when cardinality(listing_ids) > 0 then
    tags_of('job', array(select id from jobs where business_id = any(listing_ids))) else '{}'::text[] end;
  if cardinality(changed) > 0 then
    insert into changes (tags) values (changed);
  end if;
  return null;
end
$$;
