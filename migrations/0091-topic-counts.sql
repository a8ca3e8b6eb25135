-- The number of public questions of each topic, which the list of questions shows: counting them takes seconds when there are
-- a million.

alter table question_topics add column is_public boolean not null default true;
comment on column question_topics.is_public is 'Copied from the question, so that a deletion is counted after the question is gone.';
update question_topics as t set is_public = false from questions as q where q.id = t.question_id and q.visibility <> 'public';

-- How many public questions more or fewer a topic has. Rows are only added, so that nobody waits for another transaction; a task
-- replaces them by their sums. Without a foreign key, because a question and its topic may be deleted at the same time.
create table topic_counts (topic text not null, change integer not null);
create index topic_counts_topic on topic_counts (topic) include (change);
insert into topic_counts (topic, change) select topic, count(*) from question_topics where is_public group by topic;

create function set_topic_visibility() returns trigger language plpgsql set search_path from current as $$
begin
  new.is_public := exists (select from questions as q where q.id = new.question_id and q.visibility = 'public');
  return new;
end
$$;
create trigger question_topics_set_visibility before insert on question_topics
  for each row execute function set_topic_visibility();

create function copy_visibility_to_topics() returns trigger language plpgsql set search_path from current as $$
begin
  update question_topics set is_public = (new.visibility = 'public') where question_id = new.id;
  return null;
end
$$;
create trigger questions_copy_visibility after update on questions
  for each row when ((old.visibility = 'public') <> (new.visibility = 'public')) execute function copy_visibility_to_topics();

create function count_topic_changes() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    insert into topic_counts (topic, change) select topic, count(*) from new_rows where is_public group by topic;
  elsif tg_op = 'DELETE' then
    insert into topic_counts (topic, change)
      select topic, -count(*) from old_rows where is_public and exists (select from topics where slug = topic) group by topic;
  else
    insert into topic_counts (topic, change) select topic, sum(change) from (
      select topic, 1 as change from new_rows where is_public union all select topic, -1 from old_rows where is_public
    ) as versions group by topic having sum(change) <> 0;
  end if;
  return null;
end
$$;
create trigger question_topics_count_insert after insert on question_topics
  referencing new table as new_rows for each statement execute function count_topic_changes();
create trigger question_topics_count_update after update on question_topics
  referencing old table as old_rows new table as new_rows for each statement execute function count_topic_changes();
create trigger question_topics_count_delete after delete on question_topics
  referencing old table as old_rows for each statement execute function count_topic_changes();

create function forget_topic_counts() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from topic_counts;
  elsif tg_op = 'INSERT' then
    delete from topic_counts where topic = new.slug;
    return new;
  else
    delete from topic_counts where topic = old.slug;
  end if;
  return null;
end
$$;
create trigger topics_forget_counts after delete on topics for each row execute function forget_topic_counts();
-- A question that was deleted while its topic was may have been counted afterwards.
create trigger topics_begin_counts before insert on topics for each row execute function forget_topic_counts();
create trigger question_topics_forget_counts after truncate on question_topics
  for each statement execute function forget_topic_counts();
