-- Posts and businesses that a moderator has hidden, or that wait for a moderator. Only `public` ones are in lists,
-- searches, feeds, counts and the sitemap.

alter table questions add column visibility text not null default 'public'
  constraint questions_visibility_values check (visibility in ('public', 'held', 'hidden'));
alter table answers add column visibility text not null default 'public'
  constraint answers_visibility_values check (visibility in ('public', 'held', 'hidden'));
alter table jobs add column visibility text not null default 'public'
  constraint jobs_visibility_values check (visibility in ('public', 'held', 'hidden'));
alter table events add column visibility text not null default 'public'
  constraint events_visibility_values check (visibility in ('public', 'held', 'hidden'));

drop index questions_newest, questions_votes, questions_unanswered;
create index questions_newest on questions (created_at desc, id desc) where visibility = 'public';
create index questions_votes on questions ((upvotes - downvotes) desc, created_at desc, id desc)
  where visibility = 'public';
create index questions_unanswered on questions (created_at desc, id desc)
  where answer_count = 0 and visibility = 'public';

drop index jobs_open, jobs_open_type, jobs_closed;
create index jobs_open on jobs (id desc) where closed_at is null and visibility = 'public';
create index jobs_open_type on jobs (job_type, id desc) where closed_at is null and visibility = 'public';
create index jobs_closed on jobs (id desc) where closed_at is not null and visibility = 'public';

-- Questions: search documents exist of public questions only, and contain public answers only.

create or replace function index_question(id bigint) returns void language sql
begin atomic
  delete from question_search s using questions q
    where s.question_id = index_question.id and q.id = index_question.id and q.visibility <> 'public';
  insert into question_search (question_id, document)
  select q.id, question_document(q.title, q.content, coalesce(
    (select string_agg(a.content, ' ' order by a.id) from answers a
      where a.question_id = q.id and a.visibility = 'public'), ''))
  from questions q where q.id = index_question.id and q.visibility = 'public'
  on conflict (question_id) do update set document = excluded.document;
end;

create or replace function index_changed_question() returns trigger language plpgsql set search_path from current as $$
begin
  perform index_question(new.id);
  if new.visibility = 'public' then
    insert into title_words (word) select * from words_in(new.title) on conflict do nothing;
  end if;
  return null;
end
$$;
drop trigger questions_index on questions;
create trigger questions_index after insert or update of title, content, visibility on questions
  for each row execute function index_changed_question();

-- `answer_count` counts public answers.
create or replace function count_and_index_changed_answer() returns trigger
language plpgsql set search_path from current as $$
declare
  changed_question_id bigint := coalesce(new.question_id, old.question_id);
  difference integer := coalesce((new.visibility = 'public')::int, 0) - coalesce((old.visibility = 'public')::int, 0);
begin
  if difference <> 0 then
    update questions set answer_count = answer_count + difference where id = changed_question_id;
    -- The question is being deleted with its answers.
    if not found then
      return null;
    end if;
  end if;
  perform index_question(changed_question_id);
  return null;
end
$$;
drop trigger answers_count_and_index on answers;
create trigger answers_count_and_index after insert or update of content, visibility or delete on answers
  for each row execute function count_and_index_changed_answer();

-- Jobs: search documents exist of public jobs only.

create or replace function index_changed_job() returns trigger language plpgsql set search_path from current as $$
begin
  if new.visibility <> 'public' then
    delete from job_search where job_id = new.id;
    return null;
  end if;
  insert into job_search (job_id, document) values (new.id, job_document(new))
    on conflict (job_id) do update set document = excluded.document;
  insert into job_words (word)
    select * from words_in(concat_ws(' ', new.title, new.company, new.location, new.description, new.requirements))
    on conflict do nothing;
  insert into job_places (word) select * from words_in(coalesce(new.location, '')) on conflict do nothing;
  return null;
end
$$;
drop trigger jobs_index on jobs;
create trigger jobs_index
  after insert or update of title, company, location, job_type, description, requirements, closed_at, visibility on jobs
  for each row execute function index_changed_job();

-- Businesses: a generated column cannot be changed, so `is_listed` is created again, with its indexes.

drop trigger businesses_update_events on businesses;
alter table businesses
  add column visibility text not null default 'public'
    constraint businesses_visibility_values check (visibility in ('public', 'held', 'hidden')),
  drop column is_listed;
alter table businesses add column is_listed boolean not null
  generated always as (is_listed(is_public, verification_status) and visibility = 'public') stored;
create index businesses_directory on businesses (business_name, id) where is_listed;
create index businesses_industry on businesses (lower(industry), business_name, id) where is_listed;
create index businesses_city on businesses (lower(city), business_name, id) where is_listed;
create index businesses_listed on businesses (id) where is_listed;
create index businesses_document on businesses using gin (document) where is_listed;
create index businesses_similar_name on businesses using gin (lower(business_name) gin_trgm_ops) where is_listed;

-- Events: `is_listed` depends on the visibility of the event and of its business.

create or replace function index_changed_event() returns trigger language plpgsql set search_path from current as $$
declare
  business businesses;
begin
  select * into business from businesses where id = new.business_id;
  new.is_listed := new.is_active and new.visibility = 'public' and business.is_listed;
  new.is_over := new.end_datetime < now();
  new.document := event_document(new.title, new.description, new.location, business.business_name);
  return new;
end
$$;
drop trigger events_index on events;
create trigger events_index
  before insert or update of title, description, location, is_active, start_datetime, end_datetime, visibility on events
  for each row execute function index_changed_event();

create or replace function update_events_of_business() returns trigger language plpgsql set search_path from current as $$
begin
  update events set is_listed = is_active and visibility = 'public' and new.is_listed,
    document = event_document(title, description, location, new.business_name)
    where business_id = new.id;
  return null;
end
$$;
create trigger businesses_update_events
  after update of business_name, is_public, verification_status, visibility on businesses
  for each row when (old.business_name <> new.business_name or old.is_listed <> new.is_listed)
  execute function update_events_of_business();
