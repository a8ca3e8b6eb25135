-- The search documents of questions. They are not in `questions`, because each vote would index them again. The recent
-- ones are in two smaller tables too: see docs/decisions/014.

create table question_search (
  question_id bigint primary key references questions on delete cascade,
  document tsvector not null
);
-- Without `fastupdate = off`, every search would read the list of pending entries. This applies to each such index.
create index question_search_document on question_search using gin (document) with (fastupdate = off);

create table question_recent_8192 (
  question_id bigint primary key references question_search on delete cascade,
  document tsvector not null
);
create index question_recent_8192_document on question_recent_8192 using gin (document) with (fastupdate = off);

create table question_recent_65536 (
  question_id bigint primary key references question_search on delete cascade,
  document tsvector not null
);
create index question_recent_65536_document on question_recent_65536 using gin (document) with (fastupdate = off);

create function copy_recent_question() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'UPDATE' then
    update question_recent_8192 set document = new.document where question_id = new.question_id;
    update question_recent_65536 set document = new.document where question_id = new.question_id;
    return null;
  end if;
  insert into question_recent_8192 (question_id, document) values (new.question_id, new.document);
  insert into question_recent_65536 (question_id, document) values (new.question_id, new.document);
  -- The first id of a block removes the block before the previous one. Rows that are locked now go the next time.
  if new.question_id = first_recent_id(new.question_id, 8192) + 8192 then
    delete from question_recent_8192 where question_id in (
      select question_id from question_recent_8192 where question_id < first_recent_id(new.question_id, 8192)
      for update skip locked
    );
  end if;
  if new.question_id = first_recent_id(new.question_id, 65536) + 65536 then
    delete from question_recent_65536 where question_id in (
      select question_id from question_recent_65536 where question_id < first_recent_id(new.question_id, 65536)
      for update skip locked
    );
  end if;
  return null;
end
$$;
create trigger question_search_copy_recent after insert or update on question_search
  for each row execute function copy_recent_question();

-- The newest matches with an id below `below`. The age is 0 for the 8,192 to 16,384 newest documents, 1 for the 65,536
-- to 131,072 newest, else 2. An age is searched only if the younger ones have fewer than `enough` matches. Each age
-- returns at most `most` rows. Of age 2, at most 3,000 matches are read. `recent_query` applies to age 0 and may be
-- broader than `older_query`.
--
-- The settings and the sums with 0 keep the planner from reading a table by its ids, which is slow for rare words.
create function newest_matching_questions(
  recent_query tsquery, older_query tsquery, below bigint, enough integer, most integer
) returns table (id bigint, document tsvector, age integer)
language plpgsql stable
set search_path from current set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  -- The newest document may be deleted, but those that were removed from the recent ones because of it do not return.
  newest bigint := (
    select greatest(last_value, (select max(question_id) from question_recent_8192)) from questions_id_seq
  );
  first_8192 bigint := first_recent_id(newest, 8192);
  first_65536 bigint := first_recent_id(newest, 65536);
  matched integer;
  matched_since integer;
begin
  return query
    select r.question_id, r.document, 0 from question_recent_8192 as r
    where r.question_id >= first_8192 and r.question_id + 0 < below and r.document @@ recent_query
    order by r.question_id + 0 desc limit most;
  get diagnostics matched = row_count;
  if matched >= enough or first_8192 = 0 then
    return;
  end if;
  return query
    select r.question_id, r.document, 1 from question_recent_65536 as r
    where r.question_id + 0 >= first_65536 and r.question_id + 0 < least(first_8192, below)
      and r.document @@ older_query
    order by r.question_id + 0 desc limit most;
  get diagnostics matched_since = row_count;
  if matched + matched_since >= enough or first_65536 = 0 then
    return;
  end if;
  return query
    select o.question_id, o.document, 2 from (
      select s.question_id, s.document from question_search as s
      where s.question_id + 0 < least(first_65536, below) and s.document @@ older_query limit 3000
    ) as o order by o.question_id desc limit most;
end
$$;

-- Words of titles, to complete a word that is being typed and to correct a misspelled one.
create table title_words (word text collate "C" primary key);
create index title_words_similar on title_words using gin (word gin_trgm_ops);

create function question_document(title text, content text, answers text) returns tsvector language sql immutable
return setweight(to_tsvector('english', searchable_text(title)), 'A')
  || setweight(to_tsvector('english', searchable_text(content)), 'B')
  || setweight(to_tsvector('english', searchable_text(answers)), 'C');

create function index_question(id bigint) returns void language sql
begin atomic
  insert into question_search (question_id, document)
  select q.id, question_document(q.title, q.content, coalesce(
    (select string_agg(a.content, ' ' order by a.id) from answers a where a.question_id = q.id), ''))
  from questions q where q.id = index_question.id
  on conflict (question_id) do update set document = excluded.document;
end;

create function index_changed_question() returns trigger language plpgsql set search_path from current as $$
begin
  perform index_question(new.id);
  insert into title_words (word) select * from words_in(new.title) on conflict do nothing;
  return null;
end
$$;
create trigger questions_index after insert or update of title, content on questions
  for each row execute function index_changed_question();

create function count_and_index_changed_answer() returns trigger language plpgsql set search_path from current as $$
declare
  changed_question_id bigint := coalesce(new.question_id, old.question_id);
  difference integer := (tg_op = 'INSERT')::int - (tg_op = 'DELETE')::int;
begin
  if difference <> 0 then
    update questions set answer_count = answer_count + difference where id = changed_question_id;
    -- The question is being deleted with its answers.
    if not found then
      return null;
    end if;
  end if;
  perform index_question(changed_question_id);
  return null;
end
$$;
create trigger answers_count_and_index after insert or update of content or delete on answers
  for each row execute function count_and_index_changed_answer();
