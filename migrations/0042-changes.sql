-- What each transaction changed for visitors, as tags such as `question:17`. Triggers write them; a process that has
-- committed announces them with NOTIFY, in a transaction of its own: see docs/decisions/046. Unlogged, because a crash
-- of the database ends every listening connection, and a process without one keeps no page.
create unlogged table changes (tags text[] not null)
  with (autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_scale_factor = 0);

-- Tags of rows. Of many rows, one tag for all rows of the kind.
create function tags_of(kind text, ids bigint[]) returns text[] language sql immutable
return case when cardinality(ids) > 50 then array[kind || ':*']
  else array(select distinct kind || ':' || id from unnest(ids) as id where id is not null) end;

-- Announces all committed changes, then an empty change: the listener of the caller has received every change that was
-- committed before the call when the call returns, also those that another process announces at the same time. Callers
-- hold a lock, because two of them could wait for each other.
create function announce_changes() returns void language plpgsql set search_path from current as $$
declare
  change changes;
begin
  if exists (select from changes offset 1000) then
    delete from changes;
    perform pg_notify('changed', '*');
  else
    for change in delete from changes returning * loop
      perform pg_notify('changed', array_to_string(change.tags, ' '));
    end loop;
  end if;
  perform pg_notify('changed', '');
end
$$;

-- Records the tags that the trigger names, once in a transaction.
create function announce_tags() returns trigger language plpgsql set search_path from current as $$
declare
  setting text := 'network.' || tg_table_name || '_announced';
begin
  if coalesce(current_setting(setting, true), '') = '' then
    perform set_config(setting, 'yes', true);
    insert into changes (tags) values (tg_argv);
  end if;
  return null;
end
$$;

drop trigger users_announce on users;
drop trigger businesses_announce on businesses;
drop trigger business_members_announce on business_members;
drop trigger questions_announce on questions;
drop trigger answers_announce on answers;
drop trigger jobs_announce on jobs;
drop trigger events_announce on events;
drop function announce_change();

-- The functions below read all rows of a statement at once. Without nested loops, because a plan that was made for one
-- row is used for thousands too.

-- A name is shown with posts. The jobs of a banned member are closed.
create function announce_users() returns trigger
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
    changed := changed || '{jobs}'::text[];
  end if;
  insert into changes (tags) values (changed);
  return null;
end
$$;
create trigger users_announce_update after update on users
  referencing old table as old_rows new table as new_rows for each statement execute function announce_users();
create trigger users_announce_delete after delete on users
  referencing old table as old_rows for each statement execute function announce_users();
create trigger users_announce_truncate after truncate on users for each statement execute function announce_tags('*');

-- Visitors see listed businesses only. A job has a link to its business while that is listed.
create function announce_businesses() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
declare
  changed_ids bigint[] := '{}';
  listing_ids bigint[] := '{}';
  changed text[] := '{}';
begin
  if tg_op = 'INSERT' then
    if exists (select from new_rows where is_listed) then
      changed := array['directory', 'directory.search', 'facets'];
    end if;
  elsif tg_op = 'DELETE' then
    changed_ids := array(select id from old_rows where is_listed);
    if cardinality(changed_ids) > 0 then
      changed := array['directory', 'directory.search', 'facets'];
    end if;
  else
    select coalesce(array_agg(n.id) filter (where (o.business_name, o.tagline, o.industry, o.category, o.description, o.city,
          o.state, o.zip_code, o.location, o.phone, o.website, o.about_url, o.alaska_business_license,
          o.business_structure, o.year_established, o.verification_status, o.verified_at, o.is_claimed, o.is_public,
          o.visibility, o.created_at)
        is distinct from (n.business_name, n.tagline, n.industry, n.category, n.description, n.city,
          n.state, n.zip_code, n.location, n.phone, n.website, n.about_url, n.alaska_business_license,
          n.business_structure, n.year_established, n.verification_status, n.verified_at, n.is_claimed, n.is_public,
          n.visibility, n.created_at)), '{}'),
      coalesce(array_agg(n.id) filter (where o.is_listed <> n.is_listed), '{}'),
      array_remove(array[
        case when bool_or((o.is_listed, o.business_name) is distinct from (n.is_listed, n.business_name))
          then 'directory' end,
        case when bool_or((o.is_listed, o.search_text, o.document) is distinct from (n.is_listed, n.search_text, n.document))
          then 'directory.search' end,
        case when bool_or((o.is_listed, o.industry, o.city) is distinct from (n.is_listed, n.industry, n.city))
          then 'facets' end
      ], null)
    into changed_ids, listing_ids, changed
    from old_rows as o join new_rows as n using (id) where o.is_listed or n.is_listed;
  end if;
  changed := changed || tags_of('business', changed_ids) || case when cardinality(listing_ids) > 0 then
    tags_of('job', array(select id from jobs where business_id = any(listing_ids))) else '{}'::text[] end;
  if cardinality(changed) > 0 then
    insert into changes (tags) values (changed);
  end if;
  return null;
end
$$;
create trigger businesses_announce_insert after insert on businesses
  referencing new table as new_rows for each statement execute function announce_businesses();
create trigger businesses_announce_update after update on businesses
  referencing old table as old_rows new table as new_rows for each statement execute function announce_businesses();
create trigger businesses_announce_delete after delete on businesses
  referencing old table as old_rows for each statement execute function announce_businesses();
create trigger businesses_announce_truncate after truncate on businesses
  for each statement execute function announce_tags('*');

-- A claimed business shows its owner. A job has a link to its business while its poster is in the team.
create function announce_business_members() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
declare
  owned_ids bigint[];
  business_ids bigint[];
  user_ids bigint[];
  changed text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(business_id) filter (where role = 'owner'), array_agg(business_id), array_agg(user_id)
    into owned_ids, business_ids, user_ids from new_rows where status = 'active';
  elsif tg_op = 'DELETE' then
    select array_agg(business_id) filter (where role = 'owner'), array_agg(business_id), array_agg(user_id)
    into owned_ids, business_ids, user_ids from old_rows where status = 'active';
  else
    select array_agg(business_id) filter (where role = 'owner'), array_agg(business_id), array_agg(user_id)
    into owned_ids, business_ids, user_ids from (
      (select id, business_id, user_id, role, status from old_rows
        except select id, business_id, user_id, role, status from new_rows)
      union all
      (select id, business_id, user_id, role, status from new_rows
        except select id, business_id, user_id, role, status from old_rows)
    ) as changed_rows where status = 'active';
  end if;
  changed := tags_of('business', coalesce(owned_ids, '{}')) || tags_of('job', array(
    select id from jobs where business_id = any(business_ids) and user_id = any(user_ids)
  ));
  if cardinality(changed) > 0 then
    insert into changes (tags) values (changed);
  end if;
  return null;
end
$$;
create trigger business_members_announce_insert after insert on business_members
  referencing new table as new_rows for each statement execute function announce_business_members();
create trigger business_members_announce_update after update on business_members
  referencing old table as old_rows new table as new_rows for each statement execute function announce_business_members();
create trigger business_members_announce_delete after delete on business_members
  referencing old table as old_rows for each statement execute function announce_business_members();
create trigger business_members_announce_truncate after truncate on business_members
  for each statement execute function announce_tags('*');

-- Visitors see public questions only.
create function announce_questions() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
declare
  changed_ids bigint[] := '{}';
  voted_ids bigint[] := '{}';
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
      array_remove(array[
        case when bool_or((o.visibility, o.created_at) <> (n.visibility, n.created_at)) then 'questions' end,
        case when bool_or((o.answer_count = 0) <> (n.answer_count = 0)) then 'questions.unanswered' end
      ], null)
    into changed_ids, voted_ids, changed
    from old_rows as o join new_rows as n using (id) where o.visibility = 'public' or n.visibility = 'public';
    if cardinality(voted_ids) > 0 then
      changed := changed || tags_of('votes', voted_ids) || '{questions.votes}'::text[];
    end if;
  end if;
  changed := changed || tags_of('question', changed_ids);
  if cardinality(changed) > 0 then
    insert into changes (tags) values (changed);
  end if;
  return null;
end
$$;
create trigger questions_announce_insert after insert on questions
  referencing new table as new_rows for each statement execute function announce_questions();
create trigger questions_announce_update after update on questions
  referencing old table as old_rows new table as new_rows for each statement execute function announce_questions();
create trigger questions_announce_delete after delete on questions
  referencing old table as old_rows for each statement execute function announce_questions();
create trigger questions_announce_truncate after truncate on questions
  for each statement execute function announce_tags('*');

-- Only the page of its question shows an answer. Lists show whether a question has an accepted answer that is public.
create function announce_answers() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
declare
  changed_ids bigint[];
  visibility_ids bigint[] := '{}';
  changed text[];
begin
  if tg_op = 'INSERT' then
    changed_ids := array(select question_id from new_rows where visibility = 'public');
  elsif tg_op = 'DELETE' then
    changed_ids := array(select question_id from old_rows where visibility = 'public');
  else
    select coalesce(array_agg(n.question_id), '{}'),
      coalesce(array_agg(n.question_id) filter (where o.visibility <> n.visibility), '{}')
    into changed_ids, visibility_ids
    from old_rows as o join new_rows as n using (id)
    where (o.visibility = 'public' or n.visibility = 'public')
      and (o.question_id, o.user_id, o.content, o.created_at, o.edited_at, o.upvotes, o.downvotes, o.visibility)
        is distinct from (n.question_id, n.user_id, n.content, n.created_at, n.edited_at, n.upvotes, n.downvotes, n.visibility);
  end if;
  changed := tags_of('answers', changed_ids) || tags_of('question', visibility_ids);
  if cardinality(changed) > 0 then
    insert into changes (tags) values (changed);
  end if;
  return null;
end
$$;
create trigger answers_announce_insert after insert on answers
  referencing new table as new_rows for each statement execute function announce_answers();
create trigger answers_announce_update after update on answers
  referencing old table as old_rows new table as new_rows for each statement execute function announce_answers();
create trigger answers_announce_delete after delete on answers
  referencing old table as old_rows for each statement execute function announce_answers();
create trigger answers_announce_truncate after truncate on answers for each statement execute function announce_tags('*');

create trigger questions_to_index_announce after insert or update or delete or truncate on questions_to_index
  for each statement execute function announce_tags('questions.search');
create trigger question_search_announce after insert or update or delete or truncate on question_search
  for each statement execute function announce_tags('questions.search');
create trigger title_words_announce after insert or update or delete or truncate on title_words
  for each statement execute function announce_tags('questions.search');

-- Visitors see public jobs only.
create function announce_jobs() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
declare
  changed_ids bigint[] := '{}';
  changed text[] := '{}';
begin
  if tg_op = 'INSERT' then
    if exists (select from new_rows where visibility = 'public') then
      changed := array['jobs'];
    end if;
  elsif tg_op = 'DELETE' then
    changed_ids := array(select id from old_rows where visibility = 'public');
    if cardinality(changed_ids) > 0 then
      changed := array['jobs'];
    end if;
  else
    select coalesce(array_agg(n.id), '{}'),
      case when bool_or((o.visibility, o.closed_at, o.expires_at, o.job_type, o.user_id)
        is distinct from (n.visibility, n.closed_at, n.expires_at, n.job_type, n.user_id)) then array['jobs'] else '{}' end
    into changed_ids, changed
    from old_rows as o join new_rows as n using (id)
    where (o.visibility = 'public' or n.visibility = 'public')
      and (o.user_id, o.business_id, o.title, o.company, o.location, o.job_type, o.description, o.requirements,
          o.salary_range, o.created_at, o.edited_at, o.closed_at, o.expires_at, o.visibility)
        is distinct from (n.user_id, n.business_id, n.title, n.company, n.location, n.job_type, n.description,
          n.requirements, n.salary_range, n.created_at, n.edited_at, n.closed_at, n.expires_at, n.visibility);
  end if;
  changed := changed || tags_of('job', changed_ids);
  if cardinality(changed) > 0 then
    insert into changes (tags) values (changed);
  end if;
  return null;
end
$$;
create trigger jobs_announce_insert after insert on jobs
  referencing new table as new_rows for each statement execute function announce_jobs();
create trigger jobs_announce_update after update on jobs
  referencing old table as old_rows new table as new_rows for each statement execute function announce_jobs();
create trigger jobs_announce_delete after delete on jobs
  referencing old table as old_rows for each statement execute function announce_jobs();
create trigger jobs_announce_truncate after truncate on jobs for each statement execute function announce_tags('*');

create trigger job_search_announce after insert or update or delete or truncate on job_search
  for each statement execute function announce_tags('jobs.search');
create trigger job_words_announce after insert or update or delete or truncate on job_words
  for each statement execute function announce_tags('jobs.search');
create trigger job_places_announce after insert or update or delete or truncate on job_places
  for each statement execute function announce_tags('jobs.search');

-- Visitors see listed events only. `eventsOf` is the list of a business, `series` the other dates of an event.
create function announce_events() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
declare
  changed_ids bigint[] := '{}';
  business_ids bigint[];
  series_ids bigint[];
  changed text[] := '{}';
begin
  if tg_op = 'INSERT' then
    select array_agg(business_id), array_agg(series_id) into business_ids, series_ids from new_rows where is_listed;
  elsif tg_op = 'DELETE' then
    select coalesce(array_agg(id), '{}'), array_agg(business_id), array_agg(series_id)
    into changed_ids, business_ids, series_ids from old_rows where is_listed;
  else
    select coalesce(array_agg(n.id) filter (where (o.business_id, o.series_id, o.created_by, o.title, o.description, o.start_datetime,
          o.end_datetime, o.location, o.event_type, o.cost_info, o.event_url, o.is_active, o.created_at, o.is_listed,
          o.visibility)
        is distinct from (n.business_id, n.series_id, n.created_by, n.title, n.description, n.start_datetime,
          n.end_datetime, n.location, n.event_type, n.cost_info, n.event_url, n.is_active, n.created_at, n.is_listed,
          n.visibility)), '{}'),
      array_agg(n.business_id) filter (where (o.is_listed, o.event_type, o.start_datetime, o.end_datetime)
        is distinct from (n.is_listed, n.event_type, n.start_datetime, n.end_datetime)),
      array_agg(coalesce(o.series_id, n.series_id)) filter (where (o.series_id, o.is_listed, o.start_datetime, o.end_datetime)
        is distinct from (n.series_id, n.is_listed, n.start_datetime, n.end_datetime)),
      case when bool_or(o.document <> n.document) then array['events.search'] else '{}' end
    into changed_ids, business_ids, series_ids, changed
    from old_rows as o join new_rows as n using (id) where o.is_listed or n.is_listed;
  end if;
  if cardinality(business_ids) > 0 then
    changed := changed || array['events', 'events.search'] || tags_of('eventsOf', business_ids);
  end if;
  changed := changed || tags_of('event', changed_ids) || tags_of('series', coalesce(series_ids, '{}'));
  if cardinality(changed) > 0 then
    insert into changes (tags) values (changed);
  end if;
  return null;
end
$$;
create trigger events_announce_insert after insert on events
  referencing new table as new_rows for each statement execute function announce_events();
create trigger events_announce_update after update on events
  referencing old table as old_rows new table as new_rows for each statement execute function announce_events();
create trigger events_announce_delete after delete on events
  referencing old table as old_rows for each statement execute function announce_events();
create trigger events_announce_truncate after truncate on events for each statement execute function announce_tags('*');
