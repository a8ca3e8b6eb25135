-- PostgreSQL refuses a tsvector of more than 1 MB. Words of 2,000 letters reach that long before there are 3,000 of them, and
-- then no question was indexed any more. A document that is read anew has at most 400 kB, and one answer at most 80 kB.

-- Whether a document is read anew instead of appending to it. `pg_column_size` is the size of a stored document after
-- compression, but it is exact after words were appended, so no stored document exceeds the limit by more than one answer.
create function is_long_document(document tsvector) returns boolean language sql immutable
return length(document) > 3000 or pg_column_size(document) > 200000;

-- As before, with this condition.
create or replace function index_questions(most integer) returns integer
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
