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
  -- whether everybody may see it: it is active and its business public
  listed boolean not null default false,
  -- whether it was over when the sweep last came by
  is_over boolean not null default false,
  -- what searches read
  document tsvector not null default ''
);
create index events_start on events (start_datetime, id) where listed;
create index events_type on events (event_type, start_datetime, id) where listed;
-- what is going on at a moment is a handful, wherever the moment lies
create index events_span on events using gist (tstzrange(start_datetime, end_datetime, '[]')) where listed;
create index events_business on events (business_id, start_datetime, id);
create index events_series on events (series_id, start_datetime);
create index events_creator on events (created_by);
create index events_document on events using gin (document) with (fastupdate = off);
-- what is long over is the most, and few search for it
create index events_ahead on events using gin (document) with (fastupdate = off) where listed and not is_over;

-- Words as they are said, and as they are written: the latter for one that is still being typed.
create function event_document(title text, description text, location text, business_name text) returns tsvector
language sql immutable as $$
  select to_tsvector('english', words) || to_tsvector('simple', words)
  from words_of(concat_ws(' ', title, description, location, business_name)) as words
$$;

create function is_listed(business businesses) returns boolean language sql immutable as $$
  select business.is_public and business.verification_status in ('curated', 'approved')
$$;

create function event_written() returns trigger language plpgsql as $$
declare
  business businesses;
begin
  select * into business from businesses where id = new.business_id;
  new.listed := new.is_active and is_listed(business);
  new.is_over := new.end_datetime < now();
  new.document := event_document(new.title, new.description, new.location, business.business_name);
  return new;
end
$$;
create trigger events_indexed
  before insert or update of title, description, location, is_active, start_datetime, end_datetime on events
  for each row execute function event_written();

create function business_shown() returns trigger language plpgsql as $$
begin
  update events set listed = is_active and is_listed(new),
    document = event_document(title, description, location, new.business_name)
    where business_id = new.id;
  return null;
end
$$;
create trigger businesses_shown after update of business_name, is_public, verification_status on businesses
  for each row when (old.business_name is distinct from new.business_name or is_listed(old) is distinct from is_listed(new))
  execute function business_shown();

create trigger events_changed after insert or update or delete or truncate on events
  for each statement execute function announce_change();
