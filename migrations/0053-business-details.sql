-- What a profile says beyond the fields of the business form. A row exists once somebody has said something, so that
-- hundreds of thousands of imported businesses stay narrow rows.
create table business_details (
  business_id bigint primary key references businesses on delete cascade,
  -- The shape is that of `OpeningHours` in src/features/businesses/hours/openingHours.ts.
  opening_hours jsonb
    constraint business_details_opening_hours_size check (octet_length(opening_hours::text) <= 100000),
  services text[] not null default '{}'
    constraint business_details_services_count check (cardinality(services) <= 40),
  service_area text[] not null default '{}'
    constraint business_details_service_area_count check (cardinality(service_area) <= 40),
  languages text[] not null default '{}'
    constraint business_details_languages_count check (cardinality(languages) <= 20),
  accessibility text[] not null default '{}'
    constraint business_details_accessibility_count check (cardinality(accessibility) <= 50),
  accessibility_note text
    constraint business_details_accessibility_note_length check (char_length(accessibility_note) <= 500),
  social_links text[] not null default '{}'
    constraint business_details_social_links_count check (cardinality(social_links) <= 10),
  -- When the team last saved or confirmed the profile.
  confirmed_at timestamptz
);

create function announce_business_details() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
declare
  changed_ids bigint[];
begin
  if tg_op = 'INSERT' then
    changed_ids := array(select business_id from new_rows);
  elsif tg_op = 'DELETE' then
    changed_ids := array(select business_id from old_rows);
  else
    changed_ids := array(
      select n.business_id from old_rows as o join new_rows as n using (business_id)
      where (o.opening_hours, o.services, o.service_area, o.languages, o.accessibility, o.accessibility_note,
          o.social_links, o.confirmed_at)
        is distinct from (n.opening_hours, n.services, n.service_area, n.languages, n.accessibility,
          n.accessibility_note, n.social_links, n.confirmed_at)
    );
  end if;
  changed_ids := array(select id from businesses where id = any(changed_ids) and is_listed);
  if cardinality(changed_ids) > 0 then
    insert into changes (tags) values (tags_of('business', changed_ids));
  end if;
  return null;
end
$$;
create trigger business_details_announce_insert after insert on business_details
  referencing new table as new_rows for each statement execute function announce_business_details();
create trigger business_details_announce_update after update on business_details
  referencing old table as old_rows new table as new_rows for each statement execute function announce_business_details();
create trigger business_details_announce_delete after delete on business_details
  referencing old table as old_rows for each statement execute function announce_business_details();
create trigger business_details_announce_truncate after truncate on business_details
  for each statement execute function announce_tags('*');
