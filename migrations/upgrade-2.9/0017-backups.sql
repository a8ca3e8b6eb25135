-- Each finished backup, so that administrators see when the last one was made.
create table backups (
  id bigint generated always as identity primary key,
  finished_at timestamptz not null default now(),
  bytes bigint not null
);
