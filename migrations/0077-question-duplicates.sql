-- A question that was asked before, and the question that has its answers. It takes no further answers.
create table question_duplicates (
  question_id bigint primary key references questions on delete cascade,
  original_id bigint not null references questions on delete cascade
    constraint question_duplicates_other_question check (original_id <> question_id),
  closed_by bigint references users on delete set null,
  closed_at timestamptz not null default now()
);
create index question_duplicates_original on question_duplicates (original_id);
create index question_duplicates_closed_by on question_duplicates (closed_by);

create function announce_question_duplicates() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
declare
  changed_ids bigint[];
begin
  if tg_op = 'DELETE' then
    changed_ids := array(select unnest(array[question_id, original_id]) from old_rows);
  else
    changed_ids := array(select unnest(array[question_id, original_id]) from new_rows);
  end if;
  if cardinality(changed_ids) > 0 then
    insert into changes (tags) values ('{questions.unanswered}'::text[] || tags_of('question', changed_ids));
  end if;
  return null;
end
$$;
create trigger question_duplicates_announce_insert after insert on question_duplicates
  referencing new table as new_rows for each statement execute function announce_question_duplicates();
create trigger question_duplicates_announce_update after update of original_id on question_duplicates
  for each statement execute function announce_tags('*');
create trigger question_duplicates_announce_delete after delete on question_duplicates
  referencing old table as old_rows for each statement execute function announce_question_duplicates();
create trigger question_duplicates_announce_truncate after truncate on question_duplicates
  for each statement execute function announce_tags('*');
