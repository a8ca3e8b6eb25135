create table users (
  id bigint generated always as identity primary key,
  email text not null constraint users_email_length check (char_length(email) <= 254),
  password_hash text not null,
  full_name text not null constraint users_full_name_length check (char_length(full_name) <= 255),
  phone text constraint users_phone_length check (char_length(phone) <= 255),
  address text constraint users_address_length check (char_length(address) <= 255),
  city text constraint users_city_length check (char_length(city) <= 255),
  state text not null,
  zip_code text constraint users_zip_code_length check (char_length(zip_code) <= 255),
  is_admin boolean not null default false,
  is_banned boolean not null default false,
  email_verified_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));
create index users_newest on users (created_at desc, id desc);
create index users_admins on users (id) where is_admin;
create trigger users_announce after update of full_name or delete on users
  for each statement execute function announce_change();

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
  purpose text not null constraint email_tokens_purpose_values check (purpose in ('verify_email', 'reset_password')),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index email_tokens_user on email_tokens (user_id, purpose);
create index email_tokens_expiry on email_tokens (expires_at);

-- The columns are those that rate-limiter-flexible expects.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expiry on rate_limits (expire);
