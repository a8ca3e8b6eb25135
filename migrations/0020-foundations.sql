-- Shared by several features: text search, and notifications of changes for the page cache.

create extension if not exists pg_trgm;

-- pg-boss creates its tables in this schema. The role of the application may not create a schema.
create schema if not exists pgboss;

-- Removes accents, which few keyboards have: Utqiaġvik is found as utqiagvik. Replaces characters by spaces that would
-- join words, as in hosts and email addresses, or hide them, as in tags. A tsvector holds one megabyte, hence the
-- limit.
create function searchable_text(content text) returns text language sql immutable
return translate(regexp_replace(normalize(left(content, 100000), nfd), '[\u0300-\u036f]', '', 'g'),
  './-_@:<>&''’ʼ', '            ');

-- The distinct words of a text, unstemmed.
create function words_in(content text) returns setof text language sql immutable
begin atomic
  select lexeme from unnest(to_tsvector('simple', searchable_text(content)))
    where length(lexeme) between 2 and 40 order by lexeme;
end;

-- The ids of documents are divided into blocks of this size. Recent are those of the newest block and of the one
-- before.
create function first_recent_id(newest_id bigint, block_size integer) returns bigint language sql immutable
return greatest(0, newest_id / block_size - 1) * block_size;

-- Tells every server process, at commit, which table changed, so that it forgets cached pages.
create function announce_change() returns trigger language plpgsql set search_path from current as $$
begin
  perform pg_notify('changed', tg_table_name);
  return null;
end
$$;
