-- The same, but a question that is indexed cannot be deleted until the step has ended. Before, its deletion in the middle made
-- the step fail for all questions, which were then indexed two seconds later.
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
    perform from questions where id = changed.question_id and visibility = 'public' for key share;
    if not found then
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
