-- What waits for a decision and was noticed, so that each thing is announced to administrators once.
create table waiting_items (
  kind text not null,
  item_id bigint not null,
  noticed_at timestamptz not null default clock_timestamp(),
  primary key (kind, item_id)
);
create index waiting_items_noticed on waiting_items (noticed_at);

-- The emails to an administrator about what waits. Without a row they are sent at once.
create table waiting_emails (
  user_id bigint primary key references users on delete cascade,
  frequency text not null default 'now'
    constraint waiting_emails_frequency_values check (frequency in ('now', 'daily', 'never')),
  -- What was noticed until then is not announced again.
  told_until timestamptz not null default clock_timestamp(),
  sent_at timestamptz
);
