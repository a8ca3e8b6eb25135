-- The given place stays when the same address is only written in another way: “209 4TH AVE” and “209 4th Avenue”.
create or replace function place_business() returns trigger language plpgsql set search_path from current as $$
declare
  place record;
  code text;
begin
  if new.latitude is null or new.longitude is null then
    new.latitude := null;
    new.longitude := null;
  elsif tg_op = 'INSERT' then
    new.place_source := coalesce(new.place_source, 'given');
    return new;
  elsif (new.latitude, new.longitude) is distinct from (old.latitude, old.longitude) then
    new.place_source := 'given';
    return new;
  elsif new.place_source = 'given'
    and ((new.zip_code, new.location, new.city, new.state) is not distinct from (old.zip_code, old.location, old.city, old.state)
      or (match_street(new.location, new.city, new.zip_code) = match_street(old.location, old.city, old.zip_code)
        and (lower(new.city), state_code(new.state)) is not distinct from (lower(old.city), state_code(old.state))))
  then
    return new;
  end if;
  select z.latitude, z.longitude, 'zip' as source into place
  from zip_codes as z where z.zip_code = substring(new.zip_code from '^\D*(\d{5})(?!\d)');
  if not found then
    code := state_code(new.state);
    select z.latitude, z.longitude, 'zip' as source into place from zip_codes as z
    where z.zip_code = substring(new.location from '.*(?<!\d)(\d{5})(?:-\d{4})?(?!\d)') and z.state = code;
  end if;
  if not found then
    select t.latitude, t.longitude, 'town' as source into place
    from towns as t where t.state = code and t.key = town_key(new.city);
  end if;
  if not found then
    select null::double precision as latitude, null::double precision as longitude, 'none' as source into place;
  end if;
  new.latitude := place.latitude;
  new.longitude := place.longitude;
  new.place_source := place.source;
  return new;
end
$$;
