-- What an account has written lately, to limit how much it writes. A row is part of the write that it counts, so a refused
-- or failed write counts nothing, and a deleted post still counts.
create table quota_uses (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  quota text not null constraint quota_uses_quota_values
    check (quota in ('post', 'claim', 'invitation', 'access_request', 'business', 'domain_code')),
  used_at timestamptz not null default now()
);
create index quota_uses_user on quota_uses (user_id, quota, used_at);
create index quota_uses_age on quota_uses (used_at);

-- When an invitation was last sent. It expires two weeks later. Open invitations get the full time from this migration on.
alter table business_members add column invited_at timestamptz not null default now();

-- Until when the link of the reminder renews the job.
alter table jobs add column renewal_expires_at timestamptz;
update jobs set renewal_expires_at = now() + interval '30 days' where renewal_token_hash is not null;

-- The number of codes that were sent for the claim, in all.
alter table claims add column codes_sent integer not null default 0;
