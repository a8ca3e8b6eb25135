create table audit_log (
  id bigint generated always as identity primary key,
  actor_id bigint references users on delete set null,
  actor_name text not null,
  action text not null,
  target_type text not null,
  target_id bigint,
  target_name text,
  -- Not jsonb, which does not keep the order of the fields.
  details json,
  ip_address inet,
  created_at timestamptz not null default now(),
  -- An action on many targets has one entry, and a part for the history of each target.
  part_of bigint references audit_log
);

-- The text for the search by name. Parts omit the actor, so that a search finds an action once.
create function audit_names(entry audit_log) returns text language sql immutable
return case when entry.part_of is null then entry.actor_name || E'\x1f' else '' end || coalesce(entry.target_name, '');

create index audit_log_actor on audit_log (actor_id);
create index audit_log_target on audit_log (target_type, target_id, id desc);
create index audit_log_entries on audit_log (id) where part_of is null;
create index audit_log_action on audit_log (action, id) where part_of is null;
create index audit_log_names on audit_log using gin (audit_names(audit_log) gin_trgm_ops);

create function audit_log_is_append_only() returns trigger language plpgsql set search_path from current as $$
begin
  -- Deleting an account sets actor_id to null. No other change is allowed.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'actor_id' = to_jsonb(old) - 'actor_id' and new.actor_id is null
    and not exists (select from users where id = old.actor_id) then
    return new;
  end if;
  raise exception 'the audit log is append-only';
end
$$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function audit_log_is_append_only();
create trigger audit_log_never_emptied before truncate on audit_log
  for each statement execute function audit_log_is_append_only();

-- Emails that the mail server did not take at the first try.
create table unsent_mails (
  id bigint generated always as identity primary key,
  task_id uuid not null unique,
  kind text not null,
  data jsonb,
  -- Null when the email could not be composed, and once an administrator has decided.
  recipient text,
  subject text,
  error text not null,
  attempts integer not null,
  first_tried_at timestamptz not null,
  last_tried_at timestamptz not null,
  state text not null
    constraint unsent_mails_state_values check (state in ('retrying', 'given_up', 'sent_again', 'dismissed'))
);
create index unsent_mails_given_up on unsent_mails (id) where state = 'given_up';

-- Whether the mail server takes emails, in one row.
create table mail_health (
  is_only boolean default true primary key constraint mail_health_one_row check (is_only),
  last_sent_at timestamptz,
  last_failed_at timestamptz,
  last_error text
);
insert into mail_health default values;

-- Each finished backup, so that administrators see when the last one was made.
create table backups (
  id bigint generated always as identity primary key,
  finished_at timestamptz not null default now(),
  bytes bigint not null
);
