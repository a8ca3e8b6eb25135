-- A dump restores with an empty search path. A string body that calls another function by its bare name fails then, as
-- soon as a generated column or an index needs it. An SQL-standard body is parsed here, once, and refers to objects.
create or replace function words_of(content text) returns text language sql immutable
return translate(regexp_replace(normalize(left(content, 100000), nfd), '[\u0300-\u036f]', '', 'g'),
  './-_@:<>&''’ʼ', '            ');

create or replace function audit_names(entry audit_log) returns text language sql immutable
return case when entry.part_of is null then entry.actor_name || E'\x1f' else '' end || coalesce(entry.target_name, '');

create or replace function oldest_recent(newest bigint, block integer) returns bigint language sql immutable
return greatest(0, newest / block - 1) * block;

create or replace function search_document(title text, content text, answers text) returns tsvector
language sql immutable
return setweight(to_tsvector('english', words_of(title)), 'A')
  || setweight(to_tsvector('english', words_of(content)), 'B')
  || setweight(to_tsvector('english', words_of(answers)), 'C');

create or replace function index_question(id bigint) returns void language sql
begin atomic
  insert into question_search (question_id, document)
  select q.id, search_document(q.title, q.content, coalesce(
    (select string_agg(a.content, ' ' order by a.id) from answers a where a.question_id = q.id), ''))
  from questions q where q.id = index_question.id
  on conflict (question_id) do update set document = excluded.document;
end;

create or replace function plain_words(content text) returns setof text language sql immutable
begin atomic
  select lexeme from unnest(to_tsvector('simple', words_of(content)))
    where length(lexeme) between 2 and 40 order by lexeme;
end;

create or replace function job_document(job jobs) returns tsvector language sql immutable
return array_to_tsvector(array_remove(array[
    case when job.closed_at is null then '#open' end, '#' || job.job_type
  ], null) || array(select '@' || place from plain_words(coalesce(job.location, '')) as place))
  || setweight(to_tsvector('english', words_of(job.title)), 'A')
  || setweight(to_tsvector('english', words_of(concat_ws(' ', job.company, job.location))), 'B')
  || setweight(to_tsvector('english', words_of(job.description)), 'C')
  || setweight(to_tsvector('english', words_of(coalesce(job.requirements, ''))), 'D');

create or replace function event_document(title text, description text, location text, business_name text)
returns tsvector language sql immutable
begin atomic
  select to_tsvector('english', words) || to_tsvector('simple', words)
  from words_of(concat_ws(' ', title, description, location, business_name)) as words;
end;

create or replace function is_listed(business businesses) returns boolean language sql immutable
return business.is_public and business.verification_status in ('curated', 'approved');

create or replace function business_document(
  business_name text, tagline text, industry text, category text, description text, city text
) returns tsvector language sql immutable
return array_to_tsvector(array_remove(array['@' || lower(city), '#' || lower(industry)], null))
  || setweight(to_tsvector('english', words_of(business_name)), 'A')
  || setweight(to_tsvector('simple', words_of(business_name)), 'A')
  || setweight(to_tsvector('english', words_of(concat_ws(' ', industry, category, tagline))), 'B')
  || setweight(to_tsvector('english', words_of(concat_ws(' ', city, description))), 'C');

-- PL/pgSQL has string bodies only. They keep the search path of today, so that their triggers also work while data is
-- loaded with another one.
do $$
declare
  routine regprocedure;
begin
  for routine in
    select p.oid from pg_proc p join pg_language l on l.oid = p.prolang
    where l.lanname = 'plpgsql' and p.pronamespace = current_schema()::regnamespace
  loop
    execute format('alter routine %s set search_path from current', routine);
  end loop;
end
$$;
