create table users (
  id bigint generated always as identity primary key,
  email text not null,
  password_hash text not null,
  full_name text not null,
  phone text,
  address text,
  city text,
  state text not null,
  zip_code text,
  is_admin boolean not null default false,
  is_banned boolean not null default false,
  email_verified_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));
create index users_newest on users (created_at desc, id desc);
create index users_admins on users (id) where is_admin;

create table sessions (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);
create index sessions_last_used on sessions (last_used_at);

create table email_tokens (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  purpose text not null check (purpose in ('verify_email', 'reset_password')),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index email_tokens_user on email_tokens (user_id, purpose);
create index email_tokens_expiry on email_tokens (expires_at);

create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expiry on rate_limits (expire);

create table audit_log (
  id bigint generated always as identity primary key,
  actor_id bigint references users on delete set null,
  actor_name text not null,
  action text not null,
  target_type text not null,
  target_id bigint,
  target_name text,
  details jsonb,
  ip_address inet,
  created_at timestamptz not null default now()
);
create index audit_log_actor on audit_log (actor_id);
create index audit_log_target on audit_log (target_type, target_id, id desc);

create function audit_log_is_append_only() returns trigger language plpgsql as $$
begin
  -- the one change allowed is a deleted account letting go of its entries
  if tg_op = 'UPDATE' and to_jsonb(new) - 'actor_id' = to_jsonb(old) - 'actor_id' and new.actor_id is null then
    return new;
  end if;
  raise exception 'the audit log is append-only';
end
$$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function audit_log_is_append_only();
