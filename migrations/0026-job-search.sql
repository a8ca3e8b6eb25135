-- The search documents of jobs, like those of questions.

create table job_search (
  job_id bigint primary key references jobs on delete cascade,
  document tsvector not null
);
create index job_search_document on job_search using gin (document) with (fastupdate = off);

create table job_recent_8192 (
  job_id bigint primary key references job_search on delete cascade,
  document tsvector not null
);
create index job_recent_8192_document on job_recent_8192 using gin (document) with (fastupdate = off);

create table job_recent_65536 (
  job_id bigint primary key references job_search on delete cascade,
  document tsvector not null
);
create index job_recent_65536_document on job_recent_65536 using gin (document) with (fastupdate = off);

create function copy_recent_job() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'UPDATE' then
    update job_recent_8192 set document = new.document where job_id = new.job_id;
    update job_recent_65536 set document = new.document where job_id = new.job_id;
    return null;
  end if;
  insert into job_recent_8192 (job_id, document) values (new.job_id, new.document);
  insert into job_recent_65536 (job_id, document) values (new.job_id, new.document);
  if new.job_id = first_recent_id(new.job_id, 8192) + 8192 then
    delete from job_recent_8192 where job_id in (
      select job_id from job_recent_8192 where job_id < first_recent_id(new.job_id, 8192)
      for update skip locked
    );
  end if;
  if new.job_id = first_recent_id(new.job_id, 65536) + 65536 then
    delete from job_recent_65536 where job_id in (
      select job_id from job_recent_65536 where job_id < first_recent_id(new.job_id, 65536)
      for update skip locked
    );
  end if;
  return null;
end
$$;
create trigger job_search_copy_recent after insert or update on job_search
  for each row execute function copy_recent_job();

-- See newest_matching_questions.
create function newest_matching_jobs(
  recent_query tsquery, older_query tsquery, below bigint, enough integer, most integer
) returns table (id bigint, document tsvector, age integer)
language plpgsql stable
set search_path from current set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  newest bigint := (select greatest(last_value, (select max(job_id) from job_recent_8192)) from jobs_id_seq);
  first_8192 bigint := first_recent_id(newest, 8192);
  first_65536 bigint := first_recent_id(newest, 65536);
  matched integer;
  matched_since integer;
begin
  return query
    select r.job_id, r.document, 0 from job_recent_8192 as r
    where r.job_id >= first_8192 and r.job_id + 0 < below and r.document @@ recent_query
    order by r.job_id + 0 desc limit most;
  get diagnostics matched = row_count;
  if matched >= enough or first_8192 = 0 then
    return;
  end if;
  return query
    select r.job_id, r.document, 1 from job_recent_65536 as r
    where r.job_id + 0 >= first_65536 and r.job_id + 0 < least(first_8192, below) and r.document @@ older_query
    order by r.job_id + 0 desc limit most;
  get diagnostics matched_since = row_count;
  if matched + matched_since >= enough or first_65536 = 0 then
    return;
  end if;
  return query
    select o.job_id, o.document, 2 from (
      select s.job_id, s.document from job_search as s
      where s.job_id + 0 < least(first_65536, below) and s.document @@ older_query limit 3000
    ) as o order by o.job_id desc limit most;
end
$$;

-- Words of jobs and of their locations, to complete a word that is being typed and to correct a misspelled one.
create table job_words (word text collate "C" primary key);
create index job_words_similar on job_words using gin (word gin_trgm_ops);
create table job_places (word text collate "C" primary key);

-- The filters of the list are in the document too, with signs that no word of a text has.
create function job_document(job jobs) returns tsvector language sql immutable
return array_to_tsvector(array_remove(array[
    case when job.closed_at is null then '#open' end, '#' || job.job_type
  ], null) || array(select '@' || place from words_in(coalesce(job.location, '')) as place))
  || setweight(to_tsvector('english', searchable_text(job.title)), 'A')
  || setweight(to_tsvector('english', searchable_text(concat_ws(' ', job.company, job.location))), 'B')
  || setweight(to_tsvector('english', searchable_text(job.description)), 'C')
  || setweight(to_tsvector('english', searchable_text(coalesce(job.requirements, ''))), 'D');

create function index_changed_job() returns trigger language plpgsql set search_path from current as $$
begin
  insert into job_search (job_id, document) values (new.id, job_document(new))
    on conflict (job_id) do update set document = excluded.document;
  insert into job_words (word)
    select * from words_in(concat_ws(' ', new.title, new.company, new.location, new.description, new.requirements))
    on conflict do nothing;
  insert into job_places (word) select * from words_in(coalesce(new.location, '')) on conflict do nothing;
  return null;
end
$$;
create trigger jobs_index
  after insert or update of title, company, location, job_type, description, requirements, closed_at on jobs
  for each row execute function index_changed_job();
