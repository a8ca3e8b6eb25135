-- What the log is asked for: one kind of action, or part of the name of a person or of a target.
create index audit_log_action on audit_log (action, id desc);
create index audit_log_names on audit_log
  using gin ((actor_name || E'\x1f' || coalesce(target_name, '')) gin_trgm_ops);

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
