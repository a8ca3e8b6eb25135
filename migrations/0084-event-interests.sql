-- Which members are interested in an event. The page of the event shows their number.
create table event_interests (
  event_id bigint not null references events on delete cascade,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  -- When the reminder was sent; null again once the event takes place at another time.
  reminded_at timestamptz,
  primary key (event_id, user_id)
);
create index event_interests_user on event_interests (user_id);

create function announce_event_interests() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
declare
  event_ids bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(event_id) into event_ids from new_rows;
  else
    select array_agg(event_id) into event_ids from old_rows;
  end if;
  if cardinality(event_ids) > 0 then
    insert into changes (tags) values (tags_of('event', event_ids));
  end if;
  return null;
end
$$;
create trigger event_interests_announce_insert after insert on event_interests
  referencing new table as new_rows for each statement execute function announce_event_interests();
create trigger event_interests_announce_delete after delete on event_interests
  referencing old table as old_rows for each statement execute function announce_event_interests();
create trigger event_interests_announce_truncate after truncate on event_interests
  for each statement execute function announce_tags('*');

-- Banned accounts are not counted.
create function announce_interests_of_user() returns trigger language plpgsql set search_path from current as $$
declare
  event_ids bigint[] := array(select event_id from event_interests where user_id = new.id);
begin
  if cardinality(event_ids) > 0 then
    insert into changes (tags) values (tags_of('event', event_ids));
  end if;
  return null;
end
$$;
create trigger users_announce_interests after update on users
  for each row when (old.is_banned <> new.is_banned) execute function announce_interests_of_user();

-- The name of a thing as an account may see it; null when it is gone or hidden from the account. A type without a table
-- of its own has an empty name. A cancelled event has a name for those who were interested in it, without its title where
-- it was deleted.
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
      return (select u.full_name from users as u where u.id = visible_name.id and not u.is_banned);
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
