-- Each member has a public page, unless it is hidden or the account is banned or not verified. `has_page` is the only
-- definition of that: names are links exactly when it is true.
alter table users
  add column is_hidden boolean not null default false,
  add column has_page boolean not null
    generated always as (not is_hidden and not is_banned and email_verified_at is not null) stored;

-- The picture of a member. Its files are those of `picture_files`.
create table user_pictures (
  user_id bigint primary key references users on delete cascade,
  hash text not null references picture_files,
  created_at timestamptz not null default now()
);
create index user_pictures_hash on user_pictures (hash);

-- The page of a member lists answers, newest first.
drop index answers_user;
create index answers_author on answers (user_id, id desc);

-- Pages show with a name whether it is a link, the picture, and for which listed businesses the member speaks: tag `user`.
create function announce_person() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_table_name = 'users' then
    insert into changes (tags) values (tags_of('user', array[new.id]) || tags_of('business', array(
      select business_id from business_members where user_id = new.id and role = 'owner'
    )));
  elsif tg_op = 'DELETE' then
    insert into changes (tags) values (tags_of('user', array[old.user_id]));
  else
    insert into changes (tags) values (tags_of('user', array[new.user_id]));
  end if;
  return null;
end
$$;
create trigger users_announce_person after update on users
  for each row when (old.has_page is distinct from new.has_page) execute function announce_person();
create trigger user_pictures_announce_person after insert or update or delete on user_pictures
  for each row execute function announce_person();
create trigger user_pictures_announce_truncate after truncate on user_pictures
  for each statement execute function announce_tags('*');
create trigger business_members_announce_joining after insert on business_members
  for each row when (new.status = 'active') execute function announce_person();
create trigger business_members_announce_change after update on business_members
  for each row when ((old.user_id, old.role, old.status) is distinct from (new.user_id, new.role, new.status) and new.status = 'active')
  execute function announce_person();
create trigger business_members_announce_leaving after delete on business_members
  for each row when (old.status = 'active') execute function announce_person();

-- A business without an owner has no team.
create function announce_speakers() returns trigger language plpgsql set search_path from current as $$
declare
  user_ids bigint[] := array(select user_id from business_members where business_id = new.id and status = 'active');
begin
  if cardinality(user_ids) > 0 then
    insert into changes (tags) values (tags_of('user', user_ids));
  end if;
  return null;
end
$$;
create trigger businesses_announce_speakers after update on businesses
  for each row when (new.is_claimed and (old.is_listed, old.display_name) is distinct from (new.is_listed, new.display_name))
  execute function announce_speakers();
