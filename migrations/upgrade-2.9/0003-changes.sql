-- Every process hears which public facts changed, at commit, and forgets the pages that show them.
create function announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', tg_table_name);
  return null;
end
$$;
create trigger businesses_changed after insert or update or delete or truncate on businesses
  for each statement execute function announce_change();
create trigger business_members_changed after insert or update or delete on business_members
  for each statement execute function announce_change();
create trigger users_renamed after update of full_name or delete on users
  for each statement execute function announce_change();
