-- What is done to many at once has one entry, and a part of it for each, which the history of that one shows.
alter table audit_log add part_of bigint references audit_log;
-- Details are read in the order in which they were written.
alter table audit_log alter details type json;

-- What the log is asked for: all of it, one kind of action, or part of the name of a person or of a target.
create index audit_log_wholes on audit_log (id) where part_of is null;
create index audit_log_action on audit_log (action, id) where part_of is null;
-- The parts have their own name alone, so that who did it is found once.
create function audit_names(entry audit_log) returns text language sql immutable as $$
  select case when entry.part_of is null then entry.actor_name || E'\x1f' else '' end || coalesce(entry.target_name, '')
$$;
create index audit_log_names on audit_log using gin (audit_names(audit_log) gin_trgm_ops);

create or replace function audit_log_is_append_only() returns trigger language plpgsql as $$
begin
  -- the one change allowed is an entry letting go of an account that is gone
  if tg_op = 'UPDATE' and to_jsonb(new) - 'actor_id' = to_jsonb(old) - 'actor_id' and new.actor_id is null
    and not exists (select from users where id = old.actor_id) then
    return new;
  end if;
  raise exception 'the audit log is append-only';
end
$$;
create trigger audit_log_never_emptied before truncate on audit_log
  for each statement execute function audit_log_is_append_only();
