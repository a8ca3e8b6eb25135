-- Sessions get an id and the device, so that members can see and end them.
alter table sessions
  add column id bigint generated always as identity constraint sessions_id_key unique,
  -- The header User-Agent of the login, cut by the server.
  add column user_agent text;
create index sessions_created on sessions (created_at);

-- What happened to an account, for its member. The server composes all texts.
create table security_events (
  -- Each repetition gives its row a new id, so that the order of ids is the order of the last occurrences.
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null,
  -- The IPv4 address or IPv6 /64 network, and the name of the device. Null when another person or the server caused it.
  client text,
  device text,
  detail text,
  -- How often it happened between first_at and last_at.
  count integer not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  -- Wrong passwords of one client and day share a row, and a device on a client is new only once.
  repetition text
);
create unique index security_events_repetition on security_events (user_id, kind, repetition) where repetition is not null;
create index security_events_newest on security_events (user_id, id desc);
create index security_events_last_at on security_events (last_at);

-- The address that an account will have once the link in the email to it is used.
create table email_changes (
  user_id bigint primary key references users on delete cascade,
  email text not null constraint email_changes_email_length check (char_length(email) <= 254),
  -- Null until the email is composed.
  token_hash bytea constraint email_changes_token_hash_key unique,
  requested_at timestamptz not null default now()
);
create index email_changes_requested on email_changes (requested_at);
