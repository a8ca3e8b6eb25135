-- The name of what an account follows; null when it is gone or hidden from the account. A city is known by the name that
-- businesses have, and by its readable one.
create or replace function visible_follow(target_type text, key text, viewer_id bigint) returns text
language plpgsql stable set search_path from current as $$
begin
  if target_type in ('question', 'business', 'event') then
    return visible_name(target_type, key::bigint, viewer_id);
  elsif target_type = 'topic' then
    return (select t.name from topics as t where t.slug = visible_follow.key);
  elsif target_type = 'city' then
    return coalesce(
      (select b.display_city from businesses as b where lower(b.city) = visible_follow.key and b.is_listed limit 1),
      (select b.display_city from businesses as b where lower(b.display_city) = visible_follow.key and b.is_listed limit 1)
    );
  end if;
  return null;
end
$$;
