-- Calendars that hold an event take what has risen here.
alter table events
  add column sequence integer not null default 0,
  add column edited_at timestamptz;

-- What everybody saw of events that have been taken off or deleted since, so that calendars which hold them are told.
create table cancelled_events (
  event_id bigint primary key,
  business_id bigint not null references businesses on delete cascade,
  -- null when it was taken away by who watches over all: then its words are not passed on
  title text,
  event_type text,
  start_datetime timestamptz(3) not null,
  end_datetime timestamptz(3) not null,
  -- null is the region's
  time_zone text,
  sequence integer not null,
  created_at timestamptz not null,
  cancelled_at timestamptz not null default now(),
  document tsvector not null
);
create index cancelled_events_business on cancelled_events (business_id, start_datetime);
create index cancelled_events_end on cancelled_events (end_datetime);
