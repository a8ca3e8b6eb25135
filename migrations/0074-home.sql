-- The newest verified businesses, for the home page.
create index businesses_newly_verified on businesses (verified_at desc, id desc)
  where is_listed and verification_status = 'approved' and verified_at is not null;

-- `verified` is for which listed businesses are verified, and since when.
create function announce_verified() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
declare
  is_changed boolean;
begin
  if tg_op = 'INSERT' then
    is_changed := exists (select from new_rows where is_listed and verification_status = 'approved');
  elsif tg_op = 'DELETE' then
    is_changed := exists (select from old_rows where is_listed and verification_status = 'approved');
  else
    is_changed := exists (
      select from old_rows as o join new_rows as n using (id)
      where (o.is_listed and o.verification_status = 'approved') <> (n.is_listed and n.verification_status = 'approved')
        or n.is_listed and n.verification_status = 'approved' and o.verified_at is distinct from n.verified_at
    );
  end if;
  if is_changed then
    insert into changes (tags) values ('{verified}');
  end if;
  return null;
end
$$;
create trigger businesses_announce_verified_insert after insert on businesses
  referencing new table as new_rows for each statement execute function announce_verified();
create trigger businesses_announce_verified_update after update on businesses
  referencing old table as old_rows new table as new_rows for each statement execute function announce_verified();
create trigger businesses_announce_verified_delete after delete on businesses
  referencing old table as old_rows for each statement execute function announce_verified();
