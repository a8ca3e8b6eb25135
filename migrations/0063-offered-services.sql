-- Searches find a business by its services, the places where it works and the languages that it speaks.
alter table businesses add column offered text;

create function copy_offered() returns trigger language plpgsql set search_path from current as $$
begin
  update businesses set offered = case when tg_op = 'DELETE' then null else
      nullif(array_to_string(new.services || new.service_area || new.languages, E'\x1f'), '') end
    where id = coalesce(new.business_id, old.business_id)
      and offered is distinct from case when tg_op = 'DELETE' then null else
        nullif(array_to_string(new.services || new.service_area || new.languages, E'\x1f'), '') end;
  return null;
end
$$;
create trigger business_details_copy_offered after insert or update of services, service_area, languages or delete
  on business_details for each row execute function copy_offered();
update businesses as b set offered = nullif(array_to_string(d.services || d.service_area || d.languages, E'\x1f'), '')
  from business_details as d where d.business_id = b.id;

create function business_document(
  business_name text, tagline text, industry text, category text, description text, city text, offered text
) returns tsvector language sql immutable
return array_to_tsvector(array_remove(array['@' || lower(city), '#' || lower(industry)], null))
  || setweight(to_tsvector('english', searchable_text(business_name)), 'A')
  || setweight(to_tsvector('simple', searchable_text(business_name)), 'A')
  || setweight(to_tsvector('english', searchable_text(concat_ws(' ', industry, category, tagline, offered))), 'B')
  || setweight(to_tsvector('english', searchable_text(concat_ws(' ', city, description))), 'C');

-- A generated column cannot be changed.
alter table businesses drop column document;
alter table businesses add column document tsvector generated always as (
  case when is_listed(is_public, verification_status)
    then business_document(business_name, tagline, industry, category, description, city, offered) end
) stored;
create index businesses_document on businesses using gin (document) where is_listed;
drop function business_document(text, text, text, text, text, text);
analyze businesses;
