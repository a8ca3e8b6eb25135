-- The first reply to each keyed call of an account, for 7 days, so that a repetition gets it again and does nothing. A row is
-- part of the transaction that it remembers. Its account is checked at the commit, so that its lock comes after all others.
create table idempotency_keys (
  user_id bigint not null references users on delete cascade deferrable initially deferred,
  key text not null constraint idempotency_keys_key_length check (char_length(key) <= 100),
  -- Of the method, path, query and body. The same key with another request is refused.
  request_hash bytea not null,
  status smallint,
  reply text,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
