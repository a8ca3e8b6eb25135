-- Addresses are as docs/decisions/025-what-the-assistant-may-cost.md says: IPv4, or the /64 network of IPv6. Costs are US dollars.

-- What each address has used in all, which stays.
create table chat_usage (
  ip_address text collate "C" primary key,
  total_requests bigint not null default 0,
  total_prompt_tokens bigint not null default 0,
  total_completion_tokens bigint not null default 0,
  total_cost numeric not null default 0,
  -- what counts towards the limit: all of it, or what came after the address was last unblocked
  counted_cost numeric not null default 0,
  first_request timestamptz not null default now(),
  last_request timestamptz not null default now()
);
create index chat_usage_dearest on chat_usage (total_cost desc, ip_address);

-- What each day of the region has cost, which stays.
create table chat_days (
  day date primary key,
  requests bigint not null default 0,
  cost numeric not null default 0
);

-- Each request, which is swept after some months.
create table chat_requests (
  id bigint generated always as identity primary key,
  ip_address text collate "C" not null,
  created_at timestamptz not null default now(),
  prompt_tokens bigint not null,
  completion_tokens bigint not null,
  cost numeric not null
);
create index chat_requests_address on chat_requests (ip_address, id desc);
create index chat_requests_time on chat_requests (created_at);

create table chat_blocks (
  id bigint generated always as identity primary key,
  ip_address text collate "C" not null unique,
  reason text not null,
  blocked_at timestamptz not null default now()
);

-- What the requests under way may cost at worst; that of a process that has died expires.
create table chat_reservations (
  id bigint generated always as identity primary key,
  ip_address text collate "C" not null,
  amount numeric not null,
  expires_at timestamptz not null
);
create index chat_reservations_address on chat_reservations (ip_address);
