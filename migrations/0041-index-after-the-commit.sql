-- Questions are indexed after the commit, in steps: see docs/decisions/049-index-questions-after-the-commit.md.

-- What has changed since its question was indexed. Every change adds a row, so that concurrent answers to one question do
-- not wait for each other. There are no foreign keys, because rows live for a moment and the index skips deleted questions.
create table questions_to_index (
  id bigint generated always as identity primary key,
  question_id bigint not null,
  -- The words of the changed question or answer itself. Searches read them until the question is indexed.
  document tsvector,
  -- Words may have been removed, so searches check the stored document of the question against its texts.
  removes_words boolean not null
);

-- An update of `answer_count` changes no indexed column, unless the question gets its first answer or loses its last one.
alter table questions add column is_unanswered boolean not null generated always as (answer_count = 0) stored;
drop index questions_unanswered;
create index questions_unanswered on questions (created_at desc, id desc) where is_unanswered and visibility = 'public';

-- The answers of a question in the order of its page, except for the accepted one.
drop index answers_question;
create index answers_best on answers (question_id, (upvotes - downvotes) desc, created_at, id);

-- One step writes many documents, and then moves them from the list of pending entries into the index. That takes a fifth
-- of the log and half of the time. Searches read at most 256 kB of pending entries.
alter index question_search_document set (fastupdate = on, gin_pending_list_limit = 256);
alter index question_recent_8192_document set (fastupdate = on, gin_pending_list_limit = 256);
alter index question_recent_65536_document set (fastupdate = on, gin_pending_list_limit = 256);

create function answer_document(content text) returns tsvector language sql immutable
return setweight(to_tsvector('english', searchable_text(content)), 'C');

-- The document of a question as its texts are now. Of its answers it has the accepted one, then the 200 best, then the 200
-- newest, up to the 100,000 characters that `searchable_text` reads.
create function current_question_document(id bigint) returns tsvector language sql stable
begin atomic
  select question_document(q.title, q.content, coalesce((
    with best as (
      select a.id, a.content, a.upvotes - a.downvotes as votes from answers as a
      where a.question_id = q.id and a.visibility = 'public'
      order by a.upvotes - a.downvotes desc, a.created_at, a.id limit 200
    ), newest as (
      select a.id, a.content, a.upvotes - a.downvotes as votes from answers as a
      where a.question_id = q.id and a.visibility = 'public' order by a.id desc limit 200
    ), accepted as (
      select a.id, a.content, a.upvotes - a.downvotes as votes from answers as a
      where a.id = q.accepted_answer_id and a.visibility = 'public'
    )
    select string_agg(chosen.content, ' '
      order by chosen.id = q.accepted_answer_id desc nulls last, chosen.votes desc, chosen.id desc)
    from (select * from best union select * from newest union select * from accepted) as chosen
  ), ''))
  from questions as q where q.id = current_question_document.id;
end;

create or replace function index_changed_question() returns trigger language plpgsql set search_path from current as $$
begin
  if new.visibility = 'public' then
    insert into questions_to_index (question_id, document, removes_words)
      values (new.id, question_document(new.title, new.content, ''), tg_op = 'UPDATE');
    insert into title_words (word) select * from words_in(new.title) on conflict do nothing;
  elsif tg_op = 'UPDATE' then
    insert into questions_to_index (question_id, removes_words) values (new.id, true);
    delete from question_search where question_id = new.id;
  end if;
  return null;
end
$$;

create or replace function count_and_index_changed_answer() returns trigger
language plpgsql set search_path from current as $$
declare
  changed_question_id bigint := coalesce(new.question_id, old.question_id);
  difference integer := coalesce((new.visibility = 'public')::int, 0) - coalesce((old.visibility = 'public')::int, 0);
begin
  if tg_op = 'INSERT' then
    if difference <> 0 then
      insert into questions_to_index (question_id, document, removes_words)
        values (changed_question_id, answer_document(new.content), false);
      -- Last, because concurrent answers to the question wait for this lock.
      update questions set answer_count = answer_count + 1 where id = changed_question_id;
    end if;
    return null;
  end if;
  if difference <> 0 then
    update questions set answer_count = answer_count + difference where id = changed_question_id;
    -- The question is being deleted with its answers.
    if not found then
      return null;
    end if;
  end if;
  insert into questions_to_index (question_id, document, removes_words)
    values (changed_question_id, case when new.visibility = 'public' then answer_document(new.content) end, true);
  return null;
end
$$;

drop function index_question(bigint);

-- PostgreSQL refuses a tsvector of more than 1 MB, which words of 2,000 letters reach long before there are 3,000 of them. A
-- document that is read anew has at most 400 kB, and one answer at most 80 kB.
--
-- Whether a document is read anew instead of appending to it. `pg_column_size` is the size of a stored document after
-- compression, but it is exact after words were appended, so no stored document exceeds the limit by more than one answer.
create function is_long_document(document tsvector) returns boolean language sql immutable
return length(document) > 3000 or pg_column_size(document) > 200000;

-- Indexes the questions of the oldest changes, at most this many changes, and returns their number. Two calls at once could
-- replace a document by an older one, so the caller holds a lock. The function runs as the owner of the indexes, who alone
-- may move pending entries.
create function index_questions(most integer) returns integer
language plpgsql security definer set search_path from current as $$
declare
  changed record;
  added tsvector;
  new_document tsvector;
  indexed integer := 0;
begin
  -- The statements below see every answer whose change is taken here, because each has a later snapshot.
  for changed in
    with taken as (
      delete from questions_to_index
      where id in (select t.id from questions_to_index as t order by t.id limit most)
      returning id, question_id, document, removes_words
    )
    select question_id, count(*)::int as changes, bool_or(removes_words) as removes_words,
      array_agg(document order by id) as documents
    from taken group by question_id order by question_id
  loop
    indexed := indexed + changed.changes;
    if not exists (select from questions where id = changed.question_id and visibility = 'public') then
      delete from question_search where question_id = changed.question_id;
      continue;
    end if;
    select document into new_document from question_search where question_id = changed.question_id;
    if changed.removes_words or (new_document is not null and is_long_document(new_document)) then
      new_document := current_question_document(changed.question_id);
    else
      -- Appending the words of a new answer is ten times as fast as reading all texts again.
      foreach added in array changed.documents loop
        new_document := coalesce(new_document, '') || added;
        if is_long_document(new_document) then
          new_document := current_question_document(changed.question_id);
          exit;
        end if;
      end loop;
    end if;
    insert into question_search (question_id, document) values (changed.question_id, new_document)
      on conflict (question_id) do update set document = excluded.document;
  end loop;
  perform gin_clean_pending_list('question_search_document'), gin_clean_pending_list('question_recent_8192_document'),
    gin_clean_pending_list('question_recent_65536_document');
  return indexed;
end
$$;

-- As before, and at once what was not indexed yet: a question is found by the words of a changed row itself, and not by
-- words that were removed.
create or replace function newest_matching_questions(
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
  -- The questions that match by a change, and those that may have lost words.
  added bigint[] := '{}';
  reduced bigint[] := '{}';
begin
  if exists (select from questions_to_index) then
    select coalesce(array_agg(distinct t.question_id) filter (where t.document @@ recent_query), '{}'),
      coalesce(array_agg(distinct t.question_id) filter (where t.removes_words), '{}')
      into added, reduced from questions_to_index as t where t.question_id < below;
    return query
      select q.id, c.document, case when q.id >= first_8192 then 0 when q.id >= first_65536 then 1 else 2 end
      from questions as q
      left join question_search as s on s.question_id = q.id
      cross join lateral (
        select case when q.id = any (reduced) then current_question_document(q.id) else coalesce(s.document, '') || (
          select t.document from questions_to_index as t
          where t.question_id = q.id and t.document @@ recent_query limit 1
        ) end as document
      ) as c
      where q.id = any (added || reduced) and q.visibility = 'public'
        and (q.id = any (added) or s.document @@ recent_query) and c.document @@ recent_query
      order by q.id desc limit most;
  end if;
  return query
    select r.question_id, r.document, 0 from question_recent_8192 as r
    where r.question_id >= first_8192 and r.question_id + 0 < below and r.document @@ recent_query
      and r.question_id <> all (added) and r.question_id <> all (reduced)
    order by r.question_id + 0 desc limit most;
  get diagnostics matched = row_count;
  if matched >= enough or first_8192 = 0 then
    return;
  end if;
  return query
    select r.question_id, r.document, 1 from question_recent_65536 as r
    where r.question_id + 0 >= first_65536 and r.question_id + 0 < least(first_8192, below)
      and r.document @@ older_query and r.question_id <> all (added) and r.question_id <> all (reduced)
    order by r.question_id + 0 desc limit most;
  get diagnostics matched_since = row_count;
  if matched + matched_since >= enough or first_65536 = 0 then
    return;
  end if;
  return query
    select o.question_id, o.document, 2 from (
      select s.question_id, s.document from question_search as s
      where s.question_id + 0 < least(first_65536, below) and s.document @@ older_query
        and s.question_id <> all (added) and s.question_id <> all (reduced)
      limit 3000
    ) as o order by o.question_id desc limit most;
end
$$;

-- Casts a vote in one round trip, and returns the counts, without a row when the viewer may not see the post. Repeating the
-- same vote removes it; the other vote replaces it. The lock on the post serializes concurrent votes, and the triggers
-- change the counts.
create function cast_vote(
  target_type text, target_id bigint, voter_id bigint, voter_is_moderator boolean, new_vote text
) returns table (upvotes integer, downvotes integer, user_vote text)
language plpgsql set search_path from current as $$
begin
  if target_type = 'question' then
    perform from questions as q
      where q.id = target_id and (voter_is_moderator or q.visibility = 'public' or q.user_id = voter_id)
      for no key update;
    if not found then
      return;
    end if;
    delete from question_votes as v where v.question_id = target_id and v.user_id = voter_id and v.vote_type = new_vote;
    if not found then
      insert into question_votes as v (question_id, user_id, vote_type) values (target_id, voter_id, new_vote)
        on conflict on constraint question_votes_pkey do update set vote_type = excluded.vote_type;
    end if;
    return query select q.upvotes, q.downvotes, v.vote_type
      from questions as q left join question_votes as v on v.question_id = q.id and v.user_id = voter_id
      where q.id = target_id;
  else
    perform from answers as a join questions as q on q.id = a.question_id
      where a.id = target_id and (voter_is_moderator
        or (a.visibility = 'public' or a.user_id = voter_id) and (q.visibility = 'public' or q.user_id = voter_id))
      for no key update of a;
    if not found then
      return;
    end if;
    delete from answer_votes as v where v.answer_id = target_id and v.user_id = voter_id and v.vote_type = new_vote;
    if not found then
      insert into answer_votes as v (answer_id, user_id, vote_type) values (target_id, voter_id, new_vote)
        on conflict on constraint answer_votes_pkey do update set vote_type = excluded.vote_type;
    end if;
    return query select a.upvotes, a.downvotes, v.vote_type
      from answers as a left join answer_votes as v on v.answer_id = a.id and v.user_id = voter_id
      where a.id = target_id;
  end if;
end
$$;
