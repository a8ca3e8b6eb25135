-- The stems of the title have the weight A, so that a search need not parse the titles of its matches.
create or replace function event_document(title text, description text, location text, business_name text)
returns tsvector language sql immutable
begin atomic
  select setweight(to_tsvector('english', searchable_text(title)), 'A')
    || to_tsvector('english', searchable_text(concat_ws(' ', description, location, business_name)))
    || to_tsvector('simple', searchable_text(concat_ws(' ', title, description, location, business_name)));
end;
update events as e set document = event_document(e.title, e.description, e.location, b.business_name)
from businesses as b where b.id = e.business_id and not e.is_over;

-- The listed events that have not ended and match a query, soonest first: at most `most` that take place now, and as many later
-- ones. Few events take place now, so their documents are compared without an index. The plan for the later ones depends on the
-- query: the index on documents, or the order of the starts until enough match.
create function upcoming_matching_events(query tsquery, most integer) returns table (
  id bigint, document tsvector, start_datetime timestamptz, series_id bigint
)
language plpgsql stable
set search_path from current set plan_cache_mode = force_custom_plan as $$
begin
  return query
    select e.id, e.document, e.start_datetime::timestamptz, e.series_id from events as e
    where e.is_listed and tstzrange(e.start_datetime, e.end_datetime, '[]') @> now() and e.start_datetime <= now()
      and e.end_datetime > now() and (e.document @@ query) is true
    order by e.start_datetime, e.id limit most;
  return query
    select e.id, e.document, e.start_datetime::timestamptz, e.series_id from events as e
    where e.is_listed and (e.start_datetime > now()) is true and not e.is_over and e.document @@ query
    order by e.start_datetime, e.id limit most;
end
$$;
