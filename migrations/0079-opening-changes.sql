-- The filter by what is open now keeps the opening hours of listed businesses in memory, until these tags tell that they have changed.

create function announce_opening_hours() returns trigger language plpgsql set search_path from current as $$
begin
  insert into changes (tags) values (array['opening']);
  return null;
end
$$;

create trigger business_details_announce_hours_insert after insert on business_details
  for each row when (new.opening_hours is not null) execute function announce_opening_hours();
create trigger business_details_announce_hours_update after update of opening_hours on business_details
  for each row when (old.opening_hours is distinct from new.opening_hours) execute function announce_opening_hours();
create trigger business_details_announce_hours_delete after delete on business_details
  for each row when (old.opening_hours is not null) execute function announce_opening_hours();

-- The time zone of the hours follows from the place.
create trigger businesses_announce_hours after update of city, state, zip_code on businesses
  for each row when ((old.city, old.state, old.zip_code) is distinct from (new.city, new.state, new.zip_code) and new.is_claimed)
  execute function announce_opening_hours();
