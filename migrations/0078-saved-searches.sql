-- Searches of lists that members keep, and that may tell them of what is new.
create table saved_searches (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  list text not null
    constraint saved_searches_list_values check (list in ('questions', 'jobs', 'events', 'businesses')),
  -- The filters as the query of the list's address, in a fixed order; empty for the whole list.
  query text not null constraint saved_searches_query_length check (char_length(query) <= 2000),
  has_alerts boolean not null default true,
  created_at timestamptz not null default now(),
  unique (user_id, list, query)
);
create index saved_searches_alerts on saved_searches (list, query) where has_alerts;

-- What everybody can see for the first time. The row stays when it was told, so that what is hidden and shown again is not
-- told twice.
create table listed_items (
  list text not null
    constraint listed_items_list_values check (list in ('questions', 'jobs', 'events', 'businesses')),
  item_id bigint not null,
  -- Who wrote it, and is not told of it.
  author_id bigint references users on delete set null,
  listed_at timestamptz not null default clock_timestamp(),
  told_at timestamptz,
  primary key (list, item_id)
);
create index listed_items_untold on listed_items (list, listed_at) where told_at is null;
create index listed_items_listed_at on listed_items (listed_at);
create index listed_items_author on listed_items (author_id);

-- How far the task has compared the new items of a list with the searches.
create table search_alert_runs (
  list text primary key
    constraint search_alert_runs_list_values check (list in ('questions', 'jobs', 'events', 'businesses')),
  item_ids bigint[] not null default '{}',
  -- The query of the last search that was compared; null before the first one.
  last_query text
);
insert into search_alert_runs (list) values ('questions'), ('jobs'), ('events'), ('businesses');

-- An item of an administrator's deletion that is restored has its row already.
create function record_listed_item() returns trigger language plpgsql set search_path from current as $$
begin
  insert into listed_items (list, item_id, author_id)
  values (tg_argv[0], new.id, case tg_argv[0]
    when 'businesses' then null
    when 'events' then (to_jsonb(new) ->> 'created_by')::bigint
    else (to_jsonb(new) ->> 'user_id')::bigint end)
  on conflict do nothing;
  return null;
end
$$;
create trigger questions_record_listed after insert on questions
  for each row when (new.visibility = 'public') execute function record_listed_item('questions');
create trigger questions_record_shown after update on questions
  for each row when (new.visibility = 'public' and old.visibility = 'held') execute function record_listed_item('questions');
create trigger jobs_record_listed after insert on jobs
  for each row when (new.visibility = 'public') execute function record_listed_item('jobs');
create trigger jobs_record_shown after update on jobs
  for each row when (new.visibility = 'public' and old.visibility = 'held') execute function record_listed_item('jobs');
create trigger events_record_listed after insert on events
  for each row when (new.is_listed) execute function record_listed_item('events');
create trigger events_record_shown after update on events
  for each row when (new.is_listed and not old.is_listed) execute function record_listed_item('events');
create trigger businesses_record_listed after insert on businesses
  for each row when (new.is_listed) execute function record_listed_item('businesses');
create trigger businesses_record_shown after update on businesses
  for each row when (new.is_listed and not old.is_listed) execute function record_listed_item('businesses');

-- What is listed before the upgrade is not new when it is hidden and shown again.
insert into listed_items (list, item_id, told_at)
  select 'events', id, now() from events where is_listed
  union all select 'businesses', id, now() from businesses where is_listed;
