-- A question is closed as a duplicate while everybody can see its original: pages show that, whichever of the two changes.

create or replace function announce_question_duplicates() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
declare
  changed_ids bigint[];
begin
  if tg_op = 'DELETE' then
    changed_ids := array(select unnest(array[question_id, original_id]) from old_rows);
  elsif tg_op = 'INSERT' then
    changed_ids := array(select unnest(array[question_id, original_id]) from new_rows);
  else
    changed_ids := array(
      select unnest(array[o.question_id, o.original_id, n.original_id]) from old_rows as o join new_rows as n using (question_id)
      where o.original_id <> n.original_id
    );
  end if;
  if cardinality(changed_ids) > 0 then
    insert into changes (tags) values ('{questions.unanswered}'::text[] || tags_of('question', changed_ids));
  end if;
  return null;
end
$$;
-- It forgot all pages, also when no row was updated.
drop trigger question_duplicates_announce_update on question_duplicates;
create trigger question_duplicates_announce_update after update on question_duplicates
  referencing old table as old_rows new table as new_rows for each statement execute function announce_question_duplicates();

create function announce_duplicates_of_question() returns trigger language plpgsql set search_path from current as $$
declare
  duplicate_ids bigint[] := array(select question_id from question_duplicates where original_id = new.id);
begin
  if cardinality(duplicate_ids) > 0 then
    insert into changes (tags) values (tags_of('question', duplicate_ids));
  end if;
  return null;
end
$$;
create trigger questions_announce_duplicates after update on questions
  for each row when (old.visibility <> new.visibility) execute function announce_duplicates_of_question();
