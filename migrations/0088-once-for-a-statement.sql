-- What triggers do once for a statement, and the pages of members.

-- The page of a member lists and counts the answers of the member that everybody can see: tag `answersBy`. Lists show whether a question has an accepted answer that is public.
create or replace function announce_answers() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
declare
  changed_ids bigint[];
  author_ids bigint[];
  visibility_ids bigint[] := '{}';
  changed text[];
begin
  if tg_op = 'INSERT' then
    select coalesce(array_agg(question_id), '{}'), array_agg(distinct user_id)
    into changed_ids, author_ids from new_rows where visibility = 'public';
  elsif tg_op = 'DELETE' then
    select coalesce(array_agg(question_id), '{}'), array_agg(distinct user_id)
    into changed_ids, author_ids from old_rows where visibility = 'public';
  else
    select coalesce(array_agg(n.question_id), '{}'),
      array_agg(distinct coalesce(n.user_id, o.user_id)),
      coalesce(array_agg(n.question_id) filter (where o.visibility <> n.visibility), '{}')
    into changed_ids, author_ids, visibility_ids
    from old_rows as o join new_rows as n using (id)
    where (o.visibility = 'public' or n.visibility = 'public')
      and (o.question_id, o.user_id, o.content, o.created_at, o.edited_at, o.upvotes, o.downvotes, o.visibility)
        is distinct from (n.question_id, n.user_id, n.content, n.created_at, n.edited_at, n.upvotes, n.downvotes, n.visibility);
  end if;
  changed := tags_of('answers', changed_ids) || tags_of('question', visibility_ids);
  if cardinality(changed_ids) > 0 then
    changed := changed || tags_of('answersOf', edited_businesses(author_ids)) || tags_of('answersBy', author_ids);
  end if;
  if cardinality(changed) > 0 then
    insert into changes (tags) values (changed);
  end if;
  return null;
end
$$;

-- Answers are public with their question only, and one of them may be accepted.
create function announce_answers_to() returns trigger language plpgsql set search_path from current as $$
declare
  author_ids bigint[] := array(
    select distinct user_id from answers
    where question_id = new.id and user_id is not null and visibility = 'public'
      and (old.visibility <> new.visibility or id in (old.accepted_answer_id, new.accepted_answer_id)));
begin
  if cardinality(author_ids) > 0 then
    insert into changes (tags) values (tags_of('answersBy', author_ids));
  end if;
  return null;
end
$$;
create trigger questions_announce_answers_by after update on questions
  for each row when ((old.visibility, old.accepted_answer_id) is distinct from (new.visibility, new.accepted_answer_id))
  execute function announce_answers_to();

-- The answers of one question are counted together, because a transaction that updates one row ten thousand times looks at all
-- its versions each time. Of many answers, the question is read anew instead of their words being added.
create function count_and_index_answers() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    insert into questions_to_index (question_id, document, removes_words)
      select question_id, case when many then null else answer_document(content) end, many
      from (
        select question_id, content, count(*) over of_question > 20 as many, row_number() over of_question as place
        from new_rows where visibility = 'public' window of_question as (partition by question_id)
      ) as added
      where not many or place = 1;
    -- Last, because concurrent answers to the question wait for this lock.
    update questions as q set answer_count = q.answer_count + added.answers
      from (select question_id, count(*) as answers from new_rows where visibility = 'public' group by question_id) as added
      where q.id = added.question_id;
  else
    update questions as q set answer_count = q.answer_count - removed.answers
      from (select question_id, count(*) as answers from old_rows where visibility = 'public' group by question_id) as removed
      where q.id = removed.question_id;
    -- A question that is being deleted with its answers is not there any more.
    insert into questions_to_index (question_id, removes_words)
      select id, true from questions where id in (select question_id from old_rows);
  end if;
  return null;
end
$$;
drop trigger answers_count_and_index on answers;
create trigger answers_count_and_index after update of content, visibility on answers
  for each row execute function count_and_index_changed_answer();
create trigger answers_count_and_index_insert after insert on answers
  referencing new table as new_rows for each statement execute function count_and_index_answers();
create trigger answers_count_and_index_delete after delete on answers
  referencing old table as old_rows for each statement execute function count_and_index_answers();

-- The same for votes.
create function count_all_votes() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_table_name = 'question_votes' and tg_op = 'INSERT' then
    update questions as q set upvotes = q.upvotes + v.ups, downvotes = q.downvotes + v.downs
      from (
        select question_id, count(*) filter (where vote_type = 'upvote') as ups, count(*) filter (where vote_type = 'downvote') as downs
        from new_rows group by question_id
      ) as v where q.id = v.question_id;
  elsif tg_table_name = 'question_votes' then
    update questions as q set upvotes = q.upvotes - v.ups, downvotes = q.downvotes - v.downs
      from (
        select question_id, count(*) filter (where vote_type = 'upvote') as ups, count(*) filter (where vote_type = 'downvote') as downs
        from old_rows group by question_id
      ) as v where q.id = v.question_id;
  elsif tg_op = 'INSERT' then
    update answers as a set upvotes = a.upvotes + v.ups, downvotes = a.downvotes + v.downs
      from (
        select answer_id, count(*) filter (where vote_type = 'upvote') as ups, count(*) filter (where vote_type = 'downvote') as downs
        from new_rows group by answer_id
      ) as v where a.id = v.answer_id;
  else
    update answers as a set upvotes = a.upvotes - v.ups, downvotes = a.downvotes - v.downs
      from (
        select answer_id, count(*) filter (where vote_type = 'upvote') as ups, count(*) filter (where vote_type = 'downvote') as downs
        from old_rows group by answer_id
      ) as v where a.id = v.answer_id;
  end if;
  return null;
end
$$;
drop trigger question_votes_count on question_votes;
create trigger question_votes_count after update on question_votes for each row execute function count_votes();
create trigger question_votes_count_insert after insert on question_votes
  referencing new table as new_rows for each statement execute function count_all_votes();
create trigger question_votes_count_delete after delete on question_votes
  referencing old table as old_rows for each statement execute function count_all_votes();
drop trigger answer_votes_count on answer_votes;
create trigger answer_votes_count after update on answer_votes for each row execute function count_votes();
create trigger answer_votes_count_insert after insert on answer_votes
  referencing new table as new_rows for each statement execute function count_all_votes();
create trigger answer_votes_count_delete after delete on answer_votes
  referencing old table as old_rows for each statement execute function count_all_votes();

-- A newly listed thing is announced however it is recorded.
create trigger listed_items_announce after insert on listed_items
  for each statement execute function announce_tags('listed');
create or replace function record_listed_item() returns trigger language plpgsql set search_path from current as $$
begin
  insert into listed_items (list, item_id, author_id)
  values (tg_argv[0], new.id, case tg_argv[0]
    when 'businesses' then null
    when 'events' then (to_jsonb(new) ->> 'created_by')::bigint
    else (to_jsonb(new) ->> 'user_id')::bigint end)
  on conflict do nothing;
  return null;
end
$$;

-- The name of a thing as an account may see it; null when it is gone or hidden from the account. A type without a table
-- of its own has an empty name. A cancelled event has a name for those who were interested in it, without its title where
-- it was deleted. A member has a name for those who can open the page of the member.
create or replace function visible_name(type text, id bigint, viewer_id bigint) returns text
language plpgsql stable set search_path from current as $$
begin
  case type
    when 'question' then
      return (select q.title from questions as q where q.id = visible_name.id and (
        q.visibility = 'public' or q.user_id = viewer_id or is_staff(viewer_id)));
    when 'answer' then
      return (select visible_name('question', a.question_id, viewer_id) from answers as a where a.id = visible_name.id and (
        a.visibility = 'public' or a.user_id = viewer_id or is_staff(viewer_id)));
    when 'job' then
      return (select j.title from jobs as j where j.id = visible_name.id and (
        j.visibility = 'public' or j.user_id = viewer_id or is_staff(viewer_id)));
    when 'business' then
      return (select b.display_name from businesses as b where b.id = visible_name.id and (
        b.is_listed or is_team_member(b.id, viewer_id) or is_staff(viewer_id)));
    when 'event' then
      return (select e.title from events as e where e.id = visible_name.id and (
        e.is_listed or is_team_member(e.business_id, viewer_id) or is_staff(viewer_id)));
    when 'cancelled_event' then
      return (select coalesce('“' || c.title || '”', 'an event of ' || b.display_name)
        from cancelled_events as c join businesses as b on b.id = c.business_id
        where c.event_id = visible_name.id and (
          b.is_listed or is_team_member(b.id, viewer_id) or is_staff(viewer_id)));
    when 'user' then
      return (select u.full_name from users as u where u.id = visible_name.id and not u.is_banned and (
        u.has_page or u.id = viewer_id or is_staff(viewer_id)));
    when 'application' then
      return (select visible_name('job', j.id, viewer_id) from job_applications as a join jobs as j on j.id = a.job_id
        where a.id = visible_name.id and viewer_id in (a.user_id, j.user_id));
    when 'claim' then
      return (select b.display_name from claims as c join businesses as b on b.id = c.business_id
        where c.id = visible_name.id and c.user_id = viewer_id);
    when 'invitation' then
      return (select b.display_name from business_members as m
        join businesses as b on b.id = m.business_id join users as u on u.id = viewer_id
        where m.id = visible_name.id and (m.user_id = viewer_id or lower(m.email) = lower(u.email)));
    when 'access_request' then
      return (select b.display_name from access_requests as r
        join businesses as b on b.id = r.business_id
        join business_members as m on m.business_id = b.id and m.user_id = viewer_id and m.role in ('owner', 'admin')
        where r.id = visible_name.id);
    when 'report' then
      return (select '' from reports as r where r.id = visible_name.id and (r.author_id = viewer_id or exists (
        select from report_entries as e where e.report_id = r.id and e.reporter_id = viewer_id)));
    else
      return '';
  end case;
end
$$;
