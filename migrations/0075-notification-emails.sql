-- Whether the caller of `notify` sends an email of its own, for accounts that a task tells.
alter table announcements add column own_email text
  constraint announcements_own_email_values check (own_email in ('chosen', 'always'));

-- The link in an email about notifications: it shows and changes the preferences of one account, and stops the kinds of that
-- email with one click.
create table preference_links (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  kinds text[] not null,
  expires_at timestamptz not null
);
create index preference_links_user on preference_links (user_id);
create index preference_links_expiry on preference_links (expires_at);

-- Addresses of accounts that an SMTP server has refused for good. They get no email until their owner confirms them.
create table bounced_addresses (
  user_id bigint primary key references users on delete cascade,
  email text not null,
  reason text not null,
  bounced_at timestamptz not null default now()
);
