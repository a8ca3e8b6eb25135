-- The first `most` listed businesses in the order of the table that match a query. The settings keep the planner on the text
-- index: reading the table until enough rows match parses the documents of thousands of rows.
create function matching_businesses(query tsquery, most integer) returns table (
  id bigint, document tsvector, business_name text, verification_status text, is_claimed boolean
)
language plpgsql stable
set search_path from current set enable_seqscan = off set enable_indexscan = off
set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select b.id, b.document, b.business_name, b.verification_status, b.is_claimed from businesses as b
    where b.is_listed and b.document @@ query limit most;
end
$$;
