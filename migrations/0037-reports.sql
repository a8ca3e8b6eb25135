-- Reports to moderators: one row for each target until it is decided, and an entry for each reporter.
create table reports (
  id bigint generated always as identity primary key,
  target_type text not null constraint reports_target_type_values
    check (target_type in ('question', 'answer', 'job', 'event', 'business', 'user')),
  -- Without a foreign key: a report and its decision outlive the target, hence the copies of its title and path.
  target_id bigint not null,
  target_title text not null,
  target_path text,
  -- The author of the target, or the owner of the business.
  author_id bigint references users on delete set null,
  -- The number of entries, for the order of the queue.
  report_count integer not null default 0,
  status text not null default 'open' constraint reports_status_values check (status in ('open', 'resolved')),
  action text constraint reports_action_values check (action in ('dismiss', 'hide', 'delete', 'ban')),
  -- The reason of the decision, which the author is told.
  note text constraint reports_note_length check (char_length(note) <= 5000),
  resolver_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  -- Makes the hashes of one report incomparable with those of others.
  client_salt uuid not null default gen_random_uuid(),
  constraint reports_decision check (
    case status
      when 'open' then num_nonnulls(action, note, resolver_id, resolved_at) = 0
      else action is not null and resolved_at is not null
    end
  )
);
create unique index reports_one_open on reports (target_type, target_id) where status = 'open';
create index reports_queue on reports (status, report_count desc, id desc);
create index reports_target on reports (target_type, target_id, id desc);
create index reports_author on reports (author_id, id desc);
create index reports_resolver on reports (resolver_id);
create index reports_resolved on reports (resolved_at) where status = 'resolved';

create table report_entries (
  id bigint generated always as identity primary key,
  report_id bigint not null references reports on delete cascade,
  -- Null for a visitor, and once the account is deleted.
  reporter_id bigint references users on delete set null,
  -- A salted hash of a visitor's address, which a task deletes after 30 days.
  client_hash bytea,
  reason text not null constraint report_entries_reason_values
    check (reason in ('spam', 'offensive', 'wrong', 'closed', 'duplicate', 'other')),
  message text constraint report_entries_message_length check (char_length(message) <= 5000),
  created_at timestamptz not null default now(),
  unique (report_id, reporter_id),
  unique (report_id, client_hash)
);
create index report_entries_reporter on report_entries (reporter_id);
create index report_entries_client on report_entries (created_at) where client_hash is not null;
