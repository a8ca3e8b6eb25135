-- Second factors of accounts: an authenticator app, passkeys, and recovery codes for members who lost them.

create table totp_secrets (
  user_id bigint primary key references users on delete cascade,
  -- Not encrypted, because the key would have to lie beside the database (docs/decisions/041).
  secret bytea not null,
  created_at timestamptz not null default now(),
  -- Null until the member has entered a code of the app. Until then the app is no second factor.
  confirmed_at timestamptz,
  -- The time step of the last accepted code. Only codes of later steps are accepted.
  last_step bigint not null default 0,
  last_used_at timestamptz
);

create table passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  name text not null constraint passkeys_name_length check (char_length(name) <= 100),
  credential_id bytea not null constraint passkeys_credential_id_key unique,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- The unused codes. A used code is deleted.
create table recovery_codes (
  user_id bigint not null references users on delete cascade,
  -- Argon2id. All codes of an account have one salt, so that one hash finds a code among ten.
  code_hash bytea not null,
  salt bytea not null,
  primary key (user_id, code_hash)
);

-- What a member has begun and must finish within minutes: a login, or the registration of a passkey.
create table second_factor_challenges (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  purpose text not null
    constraint second_factor_challenges_purpose_values check (purpose in ('login', 'passkey')),
  -- SHA-256 of the password hash that the member has proven to know. A new password ends the challenge.
  password_proof bytea not null,
  failures integer not null default 0,
  expires_at timestamptz not null
);
create index second_factor_challenges_user on second_factor_challenges (user_id);
create index second_factor_challenges_expiry on second_factor_challenges (expires_at);
