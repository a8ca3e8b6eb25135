-- Why some events belong together: the rule by which they were made. Each of them is a row of its own, to be changed or
-- skipped alone.
create table event_series (
  id bigint generated always as identity primary key,
  business_id bigint not null references businesses on delete cascade,
  frequency text not null check (frequency in ('weekly', 'biweekly', 'monthly', 'monthly_weekday')),
  -- whose clocks it follows: what begins at six stays at six when they change
  time_zone text not null
);
create index event_series_business on event_series (business_id);

create table events (
  id bigint generated always as identity primary key,
  business_id bigint not null references businesses on delete cascade,
  series_id bigint references event_series on delete set null,
  -- null once the account is gone: the event takes place all the same
  created_by bigint references users on delete set null,
  title text not null,
  description text not null,
  -- as exact as the cursors that are made of it
  start_datetime timestamptz(3) not null,
  end_datetime timestamptz(3) not null check (end_datetime > start_datetime),
  location text,
  event_type text check (event_type in ('Networking', 'Workshop', 'Conference', 'Sale', 'Community', 'Other')),
  cost_info text,
  event_url text,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  -- what searches read
  document tsvector not null default ''
);
create index events_start on events (start_datetime, id) where is_active;
-- what is going on at a moment is a handful, wherever the moment lies
create index events_span on events using gist (tstzrange(start_datetime, end_datetime, '[]')) where is_active;
create index events_business on events (business_id, start_datetime, id);
create index events_series on events (series_id, start_datetime);
create index events_creator on events (created_by);
create index events_document on events using gin (document);

-- Words as they are said, and as they are written: the latter for one that is still being typed.
create function event_document(title text, description text, location text, business_name text) returns tsvector
language sql immutable as $$
  select to_tsvector('english', words) || to_tsvector('simple', words)
  from words_of(concat_ws(' ', title, description, location, business_name)) as words
$$;

create function event_written() returns trigger language plpgsql as $$
begin
  new.document := event_document(new.title, new.description, new.location,
    (select business_name from businesses where id = new.business_id));
  return new;
end
$$;
create trigger events_indexed before insert or update of title, description, location on events
  for each row execute function event_written();

create function business_renamed() returns trigger language plpgsql as $$
begin
  update events set document = event_document(title, description, location, new.business_name)
    where business_id = new.id;
  return null;
end
$$;
create trigger businesses_renamed after update of business_name on businesses
  for each row when (old.business_name is distinct from new.business_name) execute function business_renamed();

create trigger events_changed after insert or update or delete or truncate on events
  for each statement execute function announce_change();
