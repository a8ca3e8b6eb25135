create table claims (
  id bigint generated always as identity primary key,
  business_id bigint not null references businesses on delete cascade,
  user_id bigint not null references users on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  alaska_business_license text not null,
  ein text,
  proof_of_ownership text,
  message text not null,
  -- the domain at which the requester has read a mailbox, whatever the website is by now
  proven_domain text,
  proven_email text,
  proven_at timestamptz,
  -- the fields that the business had from this claim
  taken_over text[] not null default '{}',
  admin_notes text,
  reviewer_id bigint references users on delete set null,
  reviewed_at timestamptz,
  revoked_at timestamptz,
  revoked_reason text,
  created_at timestamptz not null default now()
);
create unique index claims_one_pending on claims (business_id, user_id) where status = 'pending';
create index claims_business on claims (business_id);
create index claims_user on claims (user_id, id desc);
create index claims_reviewer on claims (reviewer_id);
create index claims_status on claims (status, id desc);
create index claims_pending_first on claims ((status = 'pending') desc, id desc);

create table claim_codes (
  claim_id bigint primary key references claims on delete cascade,
  email text not null,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
