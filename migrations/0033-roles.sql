-- The role replaces the stored flag. `is_admin` stays readable, and nobody can write it.
alter table users add column role text not null default 'member'
  constraint users_role_values check (role in ('member', 'moderator', 'administrator'));
update users set role = 'administrator' where is_admin;
drop index users_admins;
alter table users drop column is_admin;
alter table users add column is_admin boolean not null generated always as (role = 'administrator') stored;
create index users_staff on users (id) where role <> 'member';
