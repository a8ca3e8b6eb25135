-- The page of a business shows its open jobs (tag `jobsOf`) and the best answers of those who may edit it (tag
-- `answersOf`). The functions replace those of 0042, and of 0047 for jobs, and add these tags.

create or replace function announce_users() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
declare
  changed_ids bigint[];
  banned_ids bigint[] := '{}';
  changed text[];
begin
  if tg_op = 'DELETE' then
    changed_ids := array(select id from old_rows);
  else
    select coalesce(array_agg(n.id), '{}'),
      coalesce(array_agg(n.id) filter (where o.is_banned <> n.is_banned), '{}')
    into changed_ids, banned_ids
    from old_rows as o join new_rows as n using (id)
    where (o.full_name, o.is_banned) is distinct from (n.full_name, n.is_banned);
  end if;
  if cardinality(changed_ids) = 0 then
    return null;
  end if;
  changed := tags_of('user', changed_ids) || tags_of('business', array(
    select business_id from business_members where user_id = any(changed_ids) and role = 'owner'
  ));
  if exists (select from jobs where user_id = any(banned_ids)) then
    changed := changed || '{jobs}'::text[]
      || tags_of('jobsOf', array(select distinct business_id from jobs where user_id = any(banned_ids) and business_id is not null));
  end if;
  insert into changes (tags) values (changed);
  return null;
end
$$;

-- A claimed business shows its owner, and the answers of those who may edit it. It shows a job, and the job has a link to
-- it, while the poster is in the team.
create or replace function announce_business_members() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
declare
  editor_ids bigint[];
  business_ids bigint[];
  user_ids bigint[];
  changed text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(business_id) filter (where role in ('owner', 'admin')), array_agg(business_id), array_agg(user_id)
    into editor_ids, business_ids, user_ids from new_rows where status = 'active';
  elsif tg_op = 'DELETE' then
    select array_agg(business_id) filter (where role in ('owner', 'admin')), array_agg(business_id), array_agg(user_id)
    into editor_ids, business_ids, user_ids from old_rows where status = 'active';
  else
    select array_agg(business_id) filter (where role in ('owner', 'admin')), array_agg(business_id), array_agg(user_id)
    into editor_ids, business_ids, user_ids from (
      (select id, business_id, user_id, role, status from old_rows
        except select id, business_id, user_id, role, status from new_rows)
      union all
      (select id, business_id, user_id, role, status from new_rows
        except select id, business_id, user_id, role, status from old_rows)
    ) as changed_rows where status = 'active';
  end if;
  changed := tags_of('business', coalesce(editor_ids, '{}')) || tags_of('job', array(
    select id from jobs where business_id = any(business_ids) and user_id = any(user_ids)
  )) || tags_of('jobsOf', array(
    select distinct business_id from jobs where business_id = any(business_ids) and user_id = any(user_ids)
  ));
  if cardinality(changed) > 0 then
    insert into changes (tags) values (changed);
  end if;
  return null;
end
$$;

-- The businesses whose pages may show answers of these users.
create function edited_businesses(user_ids bigint[]) returns bigint[] language sql stable
begin atomic
  select array(
    select distinct business_id from business_members
    where user_id = any(user_ids) and role in ('owner', 'admin') and status = 'active'
  );
end;

-- Visitors see public questions only. Whether an answer is accepted or its question hidden decides which answers the page
-- of a business shows.
create or replace function announce_questions() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
declare
  changed_ids bigint[] := '{}';
  voted_ids bigint[] := '{}';
  ranked_ids bigint[] := '{}';
  changed text[] := '{}';
begin
  if tg_op = 'INSERT' then
    if exists (select from new_rows where visibility = 'public') then
      changed := array['questions'];
    end if;
  elsif tg_op = 'DELETE' then
    changed_ids := array(select id from old_rows where visibility = 'public');
    if cardinality(changed_ids) > 0 then
      changed := array['questions'];
    end if;
  else
    select coalesce(array_agg(n.id) filter (where (o.title, o.content, o.user_id, o.created_at, o.edited_at, o.answer_count,
          o.accepted_answer_id, o.visibility)
        is distinct from (n.title, n.content, n.user_id, n.created_at, n.edited_at, n.answer_count,
          n.accepted_answer_id, n.visibility)), '{}'),
      coalesce(array_agg(n.id) filter (where (o.upvotes, o.downvotes) <> (n.upvotes, n.downvotes)), '{}'),
      coalesce(array_agg(n.id) filter (where (o.accepted_answer_id, o.visibility)
        is distinct from (n.accepted_answer_id, n.visibility)), '{}'),
      array_remove(array[
        case when bool_or((o.visibility, o.created_at) <> (n.visibility, n.created_at)) then 'questions' end,
        case when bool_or((o.answer_count = 0) <> (n.answer_count = 0)) then 'questions.unanswered' end
      ], null)
    into changed_ids, voted_ids, ranked_ids, changed
    from old_rows as o join new_rows as n using (id) where o.visibility = 'public' or n.visibility = 'public';
    if cardinality(voted_ids) > 0 then
      changed := changed || tags_of('votes', voted_ids) || '{questions.votes}'::text[];
    end if;
    if cardinality(ranked_ids) > 0 then
      changed := changed || tags_of('answersOf', edited_businesses(array(
        select distinct user_id from answers where question_id = any(ranked_ids)
      )));
    end if;
  end if;
  changed := changed || tags_of('question', changed_ids);
  if cardinality(changed) > 0 then
    insert into changes (tags) values (changed);
  end if;
  return null;
end
$$;

-- Lists show whether a question has an accepted answer that is public.
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
    changed := changed || tags_of('answersOf', edited_businesses(author_ids));
  end if;
  if cardinality(changed) > 0 then
    insert into changes (tags) values (changed);
  end if;
  return null;
end
$$;

-- Visitors see public jobs only.
create or replace function announce_jobs() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
declare
  changed_ids bigint[] := '{}';
  business_ids bigint[] := '{}';
  changed text[] := '{}';
begin
  if tg_op = 'INSERT' then
    if exists (select from new_rows where visibility = 'public') then
      changed := array['jobs'];
    end if;
    business_ids := array(select distinct business_id from new_rows where visibility = 'public' and business_id is not null);
  elsif tg_op = 'DELETE' then
    changed_ids := array(select id from old_rows where visibility = 'public');
    if cardinality(changed_ids) > 0 then
      changed := array['jobs'];
    end if;
    business_ids := array(select distinct business_id from old_rows where visibility = 'public' and business_id is not null);
  else
    select coalesce(array_agg(n.id), '{}'),
      coalesce(array_agg(distinct o.business_id) filter (where o.business_id is not null), '{}')
        || coalesce(array_agg(distinct n.business_id) filter (where n.business_id is not null), '{}'),
      case when bool_or((o.visibility, o.closed_at, o.expires_at, o.job_type, o.user_id, o.pay_from, o.pay_to, o.pay_unit)
        is distinct from (n.visibility, n.closed_at, n.expires_at, n.job_type, n.user_id, n.pay_from, n.pay_to, n.pay_unit))
        then array['jobs'] else '{}' end
    into changed_ids, business_ids, changed
    from old_rows as o join new_rows as n using (id)
    where (o.visibility = 'public' or n.visibility = 'public')
      and (o.user_id, o.business_id, o.title, o.company, o.location, o.job_type, o.description, o.requirements,
          o.salary_range, o.pay_from, o.pay_to, o.pay_unit, o.created_at, o.edited_at, o.closed_at, o.expires_at,
          o.visibility)
        is distinct from (n.user_id, n.business_id, n.title, n.company, n.location, n.job_type, n.description,
          n.requirements, n.salary_range, n.pay_from, n.pay_to, n.pay_unit, n.created_at, n.edited_at, n.closed_at,
          n.expires_at, n.visibility);
  end if;
  changed := changed || tags_of('job', changed_ids) || tags_of('jobsOf', business_ids);
  if cardinality(changed) > 0 then
    insert into changes (tags) values (changed);
  end if;
  return null;
end
$$;

-- How often a business was shown and contacted on a day in the time zone of the region. Counts only: nothing says who.
create table business_days (
  business_id bigint not null references businesses on delete cascade,
  day date not null,
  -- Shown in a list of the directory or of the search.
  listed integer not null default 0,
  -- Its page was opened.
  seen integer not null default 0,
  called integer not null default 0,
  website integer not null default 0,
  directions integer not null default 0,
  primary key (business_id, day)
) with (fillfactor = 80);
create index business_days_day on business_days (day);

-- The words of searches that showed a business. The word itself is stored when it was searched for on a third day; until
-- then only its hash tells that it was the same one.
create table business_search_words (
  business_id bigint not null references businesses on delete cascade,
  word_hash bytea not null constraint business_search_words_word_hash_size check (length(word_hash) = 16),
  word text constraint business_search_words_word_size check (char_length(word) <= 40),
  listed integer not null default 0,
  seen integer not null default 0,
  days integer not null default 1,
  last_day date not null,
  primary key (business_id, word_hash),
  constraint business_search_words_three_days check (word is null or days >= 3)
) with (fillfactor = 80);
create index business_search_words_last_day on business_search_words (last_day);
