-- Usage of the assistant. An address is an IPv4 address or an IPv6 /64 network, costs are US dollars. See
-- docs/decisions/025.

-- Totals by address. They are kept forever.
create table chat_usage (
  ip_address text collate "C" primary key,
  total_requests bigint not null default 0,
  total_prompt_tokens bigint not null default 0,
  total_completion_tokens bigint not null default 0,
  total_cost numeric not null default 0,
  -- The costs that count towards the limit: those since the address was last unblocked.
  counted_cost numeric not null default 0,
  first_request timestamptz not null default now(),
  last_request timestamptz not null default now()
);
create index chat_usage_cost on chat_usage (total_cost desc, ip_address);

-- Totals by day in the time zone of the region. They are kept forever.
create table chat_days (
  day date primary key,
  requests bigint not null default 0,
  cost numeric not null default 0
);

-- Single requests. A task deletes them after some months.
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
  reason text not null constraint chat_blocks_reason_length check (char_length(reason) <= 5000),
  blocked_at timestamptz not null default now()
);

-- The highest possible costs of the requests that run. They expire, because a process may die during a request.
create table chat_reservations (
  id bigint generated always as identity primary key,
  ip_address text collate "C" not null,
  amount numeric not null,
  expires_at timestamptz not null
);
create index chat_reservations_address on chat_reservations (ip_address);
