-- An invitation is a place in a team that an address holds until a person takes it. Naming no user, it can give nobody
-- a right, and says to nobody whether the address has an account.
alter table business_members
  alter column user_id drop not null,
  add column email text,
  add column token_hash bytea unique,
  add constraint business_members_taken_or_open check (
    case status
      when 'active' then user_id is not null and email is null and token_hash is null
      else user_id is null and email is not null and joined_at is null and role <> 'owner'
    end
  );
create unique index business_members_invited on business_members (lower(email), business_id);

-- Those that wait for an answer; accepted or declined, they are gone.
create table access_requests (
  id bigint generated always as identity primary key,
  business_id bigint not null references businesses on delete cascade,
  user_id bigint not null references users on delete cascade,
  message text,
  created_at timestamptz not null default now(),
  unique (business_id, user_id)
);
create index access_requests_user on access_requests (user_id);
