-- Owners who were asked by email whether their profile is still right, at most once a year. The answer is
-- `confirmed_at` of business_details.
create table business_confirmations (
  business_id bigint primary key references businesses on delete cascade,
  -- The owner who got the email. The link is theirs alone.
  user_id bigint not null references users on delete cascade,
  asked_at timestamptz not null default now(),
  -- The link of the email; null until it is sent.
  token_hash bytea unique,
  expires_at timestamptz
);
create index business_confirmations_user on business_confirmations (user_id);
create index business_confirmations_asked_at on business_confirmations (asked_at);
