-- The rule by which several events were created. Each event is a row of its own, which can be changed or skipped alone.
create table event_series (
  id bigint generated always as identity primary key,
  business_id bigint not null references businesses on delete cascade,
  frequency text not null constraint event_series_frequency_values
    check (frequency in ('weekly', 'biweekly', 'monthly', 'monthly_weekday')),
  -- The series keeps its local time when daylight saving time begins or ends.
  time_zone text not null
);
create index event_series_business on event_series (business_id);

create table events (
  id bigint generated always as identity primary key,
  business_id bigint not null references businesses on delete cascade,
  series_id bigint references event_series on delete set null,
  -- Null once the account is deleted: the event still takes place.
  created_by bigint references users on delete set null,
  title text not null constraint events_title_length check (char_length(title) <= 255),
  description text not null constraint events_description_length check (char_length(description) <= 2000),
  -- In milliseconds, because cursors contain it as an ISO string of JavaScript.
  start_datetime timestamptz(3) not null,
  end_datetime timestamptz(3) not null,
  location text constraint events_location_length check (char_length(location) <= 255),
  event_type text constraint events_event_type_values
    check (event_type in ('Networking', 'Workshop', 'Conference', 'Sale', 'Community', 'Other')),
  cost_info text constraint events_cost_info_length check (char_length(cost_info) <= 100),
  event_url text constraint events_event_url_length check (char_length(event_url) <= 2048),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  -- Whether everybody sees it: the event is active and its business is listed. Triggers maintain it.
  is_listed boolean not null default false,
  -- Whether it had ended when the task that updates this last ran.
  is_over boolean not null default false,
  document tsvector not null default '',
  -- Calendars that already hold the event update it when this is higher.
  sequence integer not null default 0,
  edited_at timestamptz,
  constraint events_end_after_start check (end_datetime > start_datetime)
);
create index events_start on events (start_datetime, id) where is_listed;
create index events_type on events (event_type, start_datetime, id) where is_listed;
-- Few events take place at the same moment.
create index events_span on events using gist (tstzrange(start_datetime, end_datetime, '[]')) where is_listed;
create index events_business on events (business_id, start_datetime, id);
create index events_series on events (series_id, start_datetime);
create index events_creator on events (created_by);
create index events_document on events using gin (document) with (fastupdate = off);
-- Most events are long over, and few searches include them.
create index events_upcoming_document on events using gin (document) with (fastupdate = off)
  where is_listed and not is_over;
-- The sitemap reads ranges of ids.
create index events_upcoming on events (id) where is_listed and not is_over;
create trigger events_announce after insert or update or delete or truncate on events
  for each statement execute function announce_change();

-- English stems, and unstemmed words to match a word that is still being typed.
create function event_document(title text, description text, location text, business_name text)
returns tsvector language sql immutable
begin atomic
  select to_tsvector('english', words) || to_tsvector('simple', words)
  from searchable_text(concat_ws(' ', title, description, location, business_name)) as words;
end;

create function index_changed_event() returns trigger language plpgsql set search_path from current as $$
declare
  business businesses;
begin
  select * into business from businesses where id = new.business_id;
  new.is_listed := new.is_active and business.is_listed;
  new.is_over := new.end_datetime < now();
  new.document := event_document(new.title, new.description, new.location, business.business_name);
  return new;
end
$$;
create trigger events_index
  before insert or update of title, description, location, is_active, start_datetime, end_datetime on events
  for each row execute function index_changed_event();

create function update_events_of_business() returns trigger language plpgsql set search_path from current as $$
begin
  update events set is_listed = is_active and new.is_listed,
    document = event_document(title, description, location, new.business_name)
    where business_id = new.id;
  return null;
end
$$;
create trigger businesses_update_events after update of business_name, is_public, verification_status on businesses
  for each row when (old.business_name <> new.business_name or old.is_listed <> new.is_listed)
  execute function update_events_of_business();

-- Events that were public and have been cancelled or deleted. Feeds announce the cancellation to the calendars that
-- hold them.
create table cancelled_events (
  event_id bigint primary key,
  business_id bigint not null references businesses on delete cascade,
  -- Null when an administrator removed the event: its text is then not sent.
  title text constraint cancelled_events_title_length check (char_length(title) <= 255),
  event_type text constraint cancelled_events_event_type_values
    check (event_type in ('Networking', 'Workshop', 'Conference', 'Sale', 'Community', 'Other')),
  start_datetime timestamptz(3) not null,
  end_datetime timestamptz(3) not null,
  -- Null for the time zone of the region.
  time_zone text,
  sequence integer not null,
  created_at timestamptz not null,
  cancelled_at timestamptz not null default now(),
  document tsvector not null
);
create index cancelled_events_business on cancelled_events (business_id, start_datetime);
create index cancelled_events_end on cancelled_events (end_datetime);
