-- Where businesses are: coordinates of their ZIP code, or else of their town.

-- Distances by index: the nearest points in space are the nearest on the surface of the earth.
create extension if not exists cube;

-- A name of a town without what people write differently: case, accents, spaces, signs and common abbreviations.
create function town_key(name text) returns text language sql immutable
return regexp_replace(
  regexp_replace(regexp_replace(regexp_replace(lower(normalize(name, NFD)), '\mst\M', 'saint', 'g'), '\mft\M', 'fort', 'g'),
    '\mmt\M', 'mount', 'g'),
  '[^a-z0-9]', '', 'g');

-- The postal code of a state from the code itself or from its name, else null.
create function state_code(state text) returns text language sql immutable
return case when btrim(state) ~ '^[A-Za-z]{2}$' then upper(btrim(state)) else
  json_object('{alabama,AL,alaska,AK,arizona,AZ,arkansas,AR,california,CA,colorado,CO,connecticut,CT,delaware,DE,
    districtofcolumbia,DC,florida,FL,georgia,GA,hawaii,HI,idaho,ID,illinois,IL,indiana,IN,iowa,IA,kansas,KS,kentucky,KY,
    louisiana,LA,maine,ME,maryland,MD,massachusetts,MA,michigan,MI,minnesota,MN,mississippi,MS,missouri,MO,montana,MT,
    nebraska,NE,nevada,NV,newhampshire,NH,newjersey,NJ,newmexico,NM,newyork,NY,northcarolina,NC,northdakota,ND,ohio,OH,
    oklahoma,OK,oregon,OR,pennsylvania,PA,puertorico,PR,rhodeisland,RI,southcarolina,SC,southdakota,SD,tennessee,TN,
    texas,TX,utah,UT,vermont,VT,virginia,VA,washington,WA,westvirginia,WV,wisconsin,WI,wyoming,WY}') ->> town_key(state)
end;

-- The point on a sphere of radius 1. The distance of two points is the length of the chord between them.
create function earth_point(latitude double precision, longitude double precision) returns cube
language sql immutable strict parallel safe
return cube(array[
  cos(radians(latitude)) * cos(radians(longitude)), cos(radians(latitude)) * sin(radians(longitude)), sin(radians(latitude))
]);

-- Only migrations write ZIP codes and towns.
create table zip_codes (
  zip_code text primary key constraint zip_codes_zip_code_form check (zip_code ~ '^\d{5}$'),
  state text not null constraint zip_codes_state_form check (state ~ '^[A-Z]{2}$'),
  town text not null,
  latitude double precision not null,
  longitude double precision not null
);

-- Towns by state and name, also by other names for the same town.
create table towns (
  state text not null constraint towns_state_form check (state ~ '^[A-Z]{2}$'),
  key text not null,
  name text not null,
  latitude double precision not null,
  longitude double precision not null,
  zip_count integer not null default 0,
  primary key (state, key)
);
create index towns_key on towns (key);

alter table businesses
  add column latitude double precision
    constraint businesses_latitude_range check (latitude between -90 and 90),
  add column longitude double precision
    constraint businesses_longitude_range check (longitude between -180 and 180),
  -- Where the coordinates come from: given with the business, its ZIP code, its town, or from nowhere. Null until they are
  -- looked up: a task does so for businesses that are older than this column.
  add column place_source text
    constraint businesses_place_source_values check (place_source in ('given', 'zip', 'town', 'none'));
create index businesses_without_place_source on businesses (id) where place_source is null;
create index businesses_nearest on businesses using gist (earth_point(latitude, longitude)) where is_listed;

-- The ZIP code, also with four more digits, else the last one of the address when it is in the state; else the town. An
-- address may end with a number that is no ZIP code, so the state must be the same.
create function place_business() returns trigger language plpgsql set search_path from current as $$
declare
  code text := state_code(new.state);
  typed_zip text := substring(new.zip_code from '^\D*(\d{5})(?!\d)');
  address_zip text := substring(new.location from '.*(?<!\d)(\d{5})(?:-\d{4})?(?!\d)');
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
    and (new.zip_code, new.location, new.city, new.state) is not distinct from (old.zip_code, old.location, old.city, old.state)
  then
    return new;
  end if;
  select z.latitude, z.longitude, 'zip' into new.latitude, new.longitude, new.place_source
  from zip_codes as z where z.zip_code = typed_zip;
  if not found then
    select z.latitude, z.longitude, 'zip' into new.latitude, new.longitude, new.place_source
    from zip_codes as z where z.zip_code = address_zip and z.state = code;
  end if;
  if not found then
    select t.latitude, t.longitude, 'town' into new.latitude, new.longitude, new.place_source
    from towns as t where t.state = code and t.key = town_key(new.city);
  end if;
  if not found then
    new.latitude := null;
    new.longitude := null;
    new.place_source := 'none';
  end if;
  return new;
end
$$;
create trigger businesses_place_insert before insert on businesses for each row execute function place_business();
create trigger businesses_place_update before update on businesses for each row
  when (new.place_source is null or (new.zip_code, new.location, new.city, new.state, new.latitude, new.longitude)
    is distinct from (old.zip_code, old.location, old.city, old.state, old.latitude, old.longitude))
  execute function place_business();

-- The map shows where listed businesses are, by industry and city.
create function announce_business_places() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
declare
  moved_ids bigint[] := '{}';
begin
  if tg_op = 'INSERT' then
    if not exists (select from new_rows where is_listed) then return null; end if;
  elsif tg_op = 'DELETE' then
    if not exists (select from old_rows where is_listed) then return null; end if;
  else
    if not exists (
      select from old_rows as o join new_rows as n using (id) where (o.is_listed or n.is_listed)
        and (o.is_listed, o.latitude, o.longitude, o.industry, o.city)
        is distinct from (n.is_listed, n.latitude, n.longitude, n.industry, n.city)
    ) then return null; end if;
    moved_ids := array(
      select n.id from old_rows as o join new_rows as n using (id) where (o.is_listed or n.is_listed)
        and (o.latitude, o.longitude, o.place_source) is distinct from (n.latitude, n.longitude, n.place_source)
    );
  end if;
  insert into changes (tags) values (array['places'] || tags_of('business', moved_ids));
  return null;
end
$$;
create trigger businesses_announce_places_insert after insert on businesses
  referencing new table as new_rows for each statement execute function announce_business_places();
create trigger businesses_announce_places_update after update on businesses
  referencing old table as old_rows new table as new_rows for each statement execute function announce_business_places();
create trigger businesses_announce_places_delete after delete on businesses
  referencing old table as old_rows for each statement execute function announce_business_places();
