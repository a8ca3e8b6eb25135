-- What happened, once for all who are told. Titles are templates: `{actor}` and `{about}` are replaced when they are read,
-- so that a new name or title is shown, and that no name outlives its account.
create table notices (
  id bigint generated always as identity primary key,
  kind text not null constraint notices_kind_values check (kind in (
    'answer.created', 'answer.accepted', 'application.created', 'application.state', 'claim.decided',
    'business.decided', 'team.invited', 'team.requested', 'report.decided', 'job.expiring', 'event.changed',
    'follow.new', 'search.new'
  )),
  -- The thing that is new or changed. Without a foreign key, because it is one of many tables and may come back.
  subject_type text not null,
  subject_id bigint not null,
  -- The thing whose title is shown, such as the question of an answer.
  about_type text not null,
  about_id bigint not null,
  title text not null,
  -- The title of several unread notifications of one group, with `{count}`.
  plural_title text,
  url text not null,
  group_key text,
  actor_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  -- Since when the subject is deleted.
  removed_at timestamptz,
  -- When the subject came back. What was told before is then read.
  restored_at timestamptz
);
create index notices_subject on notices (subject_type, subject_id);
create index notices_about on notices (about_type, about_id);
create index notices_actor on notices (actor_id);
create index notices_created_at on notices (created_at);

-- Who is told of a notice. The key makes every notice reach an account once.
create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  notice_id bigint not null references notices on delete cascade,
  -- Whether the account wants this kind on the site.
  on_site boolean not null,
  -- How it is still to be emailed; null when it was, or when the account wants no email.
  email text constraint notifications_email_values check (email in ('now', 'daily', 'weekly')),
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  emailed_at timestamptz,
  unique (notice_id, user_id)
);
create index notifications_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null and on_site;
create index notifications_to_email on notifications (email, user_id) where email is not null;

-- What differs from the standard of each kind.
create table notification_preferences (
  user_id bigint not null references users on delete cascade,
  kind text not null constraint notification_preferences_kind_values check (kind in (
    'answer.created', 'answer.accepted', 'application.created', 'application.state', 'claim.decided',
    'business.decided', 'team.invited', 'team.requested', 'report.decided', 'job.expiring', 'event.changed',
    'follow.new', 'search.new'
  )),
  site boolean not null,
  email text not null constraint notification_preferences_email_values
    check (email in ('now', 'daily', 'weekly', 'never')),
  primary key (user_id, kind)
);

-- What members follow. The key is an id, the slug of a topic, or the name of a city in lower case.
create table follows (
  user_id bigint not null references users on delete cascade,
  target_type text not null
    constraint follows_target_type_values check (target_type in ('question', 'business', 'topic', 'city', 'event')),
  key text not null,
  created_at timestamptz not null default now(),
  primary key (target_type, key, user_id)
);
create index follows_user on follows (user_id, created_at desc);

-- The outbox: notices of which a task still tells many accounts, in steps, in the order of their ids.
create table announcements (
  notice_id bigint primary key references notices on delete cascade,
  -- Accounts, or else the followers of these targets.
  recipients bigint[],
  target_types text[] not null default '{}',
  target_keys text[] not null default '{}',
  -- The last account of the last step.
  last_user_id bigint not null default 0
);

-- The name of a thing as an account may see it; null when it is gone or hidden from the account. A type without a table
-- of its own has an empty name.
create function visible_name(type text, id bigint, viewer_id bigint) returns text
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
    when 'user' then
      return (select u.full_name from users as u where u.id = visible_name.id and not u.is_banned);
    when 'application' then
      return (select j.title from job_applications as a join jobs as j on j.id = a.job_id
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

create function is_staff(account_id bigint) returns boolean
language plpgsql stable set search_path from current as $$
begin
  return exists (select from users as u where u.id = account_id and u.role <> 'member');
end
$$;

create function is_team_member(team_id bigint, account_id bigint) returns boolean
language plpgsql stable set search_path from current as $$
begin
  return exists (
    select from business_members as m
    where m.business_id = team_id and m.user_id = account_id and m.status = 'active'
  );
end
$$;

-- The name of what an account follows; null when it is gone or hidden from the account.
create function visible_follow(target_type text, key text, viewer_id bigint) returns text
language plpgsql stable set search_path from current as $$
begin
  if target_type in ('question', 'business', 'event') then
    return visible_name(target_type, key::bigint, viewer_id);
  elsif target_type = 'city' then
    return (select b.display_city from businesses as b
      where lower(b.city) = visible_follow.key and b.is_listed limit 1);
  else
    return key;
  end if;
end
$$;
