-- Searches find a business by the descriptions of its pictures too.

create function offered_of(id bigint) returns text language sql stable
begin atomic
  select nullif(concat_ws(E'\x1f',
    (select nullif(array_to_string(d.services || d.service_area || d.languages, E'\x1f'), '')
      from business_details as d where d.business_id = offered_of.id),
    (select string_agg(p.alt, E'\x1f' order by p.position, p.id)
      from business_pictures as p where p.business_id = offered_of.id)), '');
end;

create or replace function copy_offered() returns trigger language plpgsql set search_path from current as $$
declare
  changed_id bigint := coalesce(new.business_id, old.business_id);
  words text := offered_of(changed_id);
begin
  update businesses set offered = words where id = changed_id and offered is distinct from words;
  return null;
end
$$;
create trigger business_pictures_copy_offered after insert or update of alt, position or delete
  on business_pictures for each row execute function copy_offered();

update businesses set offered = offered_of(id) where id in (select business_id from business_pictures);
