-- The application may use a role that owns no table. What it needs of an owner is here.

-- pg-boss makes its tables in this schema, and may not be allowed to make the schema.
create schema if not exists pgboss;

-- After a change of thousands of rows, searches would read the list of pending index entries and plan for the old table.
create function settle_businesses() returns void language plpgsql security definer as $$
begin
  perform gin_clean_pending_list('businesses_search');
  analyze businesses;
end
$$;
-- Whoever calls it must not choose what its names mean.
do $$
begin
  execute format('alter function settle_businesses() set search_path = %I, pg_temp', current_schema());
end
$$;
