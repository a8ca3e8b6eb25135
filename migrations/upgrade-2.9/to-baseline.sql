-- Brings the schema of migrations 0001 to 0019 to that of the baseline.

drop table if exists kysely_migration_lock;

-- Text search.
alter function words_of rename to searchable_text;
alter function plain_words rename to words_in;
alter function search_document rename to question_document;
drop function oldest_recent;
create function first_recent_id(newest_id bigint, block_size integer) returns bigint language sql immutable
return greatest(0, newest_id / block_size - 1) * block_size;

-- Accounts.
alter trigger users_renamed on users rename to users_announce;
alter trigger posts_locked on users rename to users_lock_posts;
alter table email_tokens rename constraint email_tokens_purpose_check to email_tokens_purpose_values;
alter table users
  add constraint users_email_length check (char_length(email) <= 254),
  add constraint users_full_name_length check (char_length(full_name) <= 255),
  add constraint users_phone_length check (char_length(phone) <= 255),
  add constraint users_address_length check (char_length(address) <= 255),
  add constraint users_city_length check (char_length(city) <= 255),
  add constraint users_zip_code_length check (char_length(zip_code) <= 255);

-- Businesses, their teams and claims.
drop trigger businesses_shown on businesses;
drop function business_shown;
drop trigger events_indexed on events;
drop function event_written;
drop function is_listed;
create function is_listed(is_public boolean, verification_status text) returns boolean language sql immutable
return is_public and verification_status in ('curated', 'approved');
drop index businesses_directory, businesses_industry, businesses_city, businesses_public, businesses_document,
  businesses_similar;
alter index businesses_search rename to businesses_search_text;
alter trigger businesses_changed on businesses rename to businesses_announce;
alter trigger business_members_changed on business_members rename to business_members_announce;
alter table businesses rename constraint businesses_business_structure_check to businesses_business_structure_values;
alter table businesses rename constraint businesses_verification_status_check to businesses_verification_status_values;
alter table businesses
  drop column document,
  add column is_listed boolean not null generated always as (is_listed(is_public, verification_status)) stored,
  add column document tsvector generated always as (
    case when is_listed(is_public, verification_status)
      then business_document(business_name, tagline, industry, category, description, city) end
  ) stored,
  add constraint businesses_business_name_length check (char_length(business_name) <= 255),
  add constraint businesses_tagline_length check (char_length(tagline) <= 255),
  add constraint businesses_industry_length check (char_length(industry) <= 255),
  add constraint businesses_category_length check (char_length(category) <= 255),
  add constraint businesses_description_length check (char_length(description) <= 20000),
  add constraint businesses_street_length check (char_length(street) <= 255),
  add constraint businesses_city_length check (char_length(city) <= 255),
  add constraint businesses_state_length check (char_length(state) <= 255),
  add constraint businesses_zip_code_length check (char_length(zip_code) <= 255),
  add constraint businesses_location_length check (char_length(location) <= 255),
  add constraint businesses_phone_length check (char_length(phone) <= 255),
  add constraint businesses_website_length check (char_length(website) <= 2048),
  add constraint businesses_about_url_length check (char_length(about_url) <= 2048),
  add constraint businesses_alaska_business_license_length check (char_length(alaska_business_license) <= 255),
  add constraint businesses_ein_length check (char_length(ein) <= 20),
  add constraint businesses_verification_notes_length check (char_length(verification_notes) <= 5000);
create index businesses_directory on businesses (business_name, id) where is_listed;
create index businesses_industry on businesses (lower(industry), business_name, id) where is_listed;
create index businesses_city on businesses (lower(city), business_name, id) where is_listed;
create index businesses_listed on businesses (id) where is_listed;
create index businesses_document on businesses using gin (document) where is_listed;
create index businesses_similar_name on businesses using gin (lower(business_name) gin_trgm_ops) where is_listed;
create or replace function settle_businesses() returns void language plpgsql security definer as $$
begin
  perform gin_clean_pending_list('businesses_search_text');
  analyze businesses;
end
$$;
do $$
begin
  execute format('alter function settle_businesses() set search_path = %I, pg_temp', current_schema());
end
$$;
alter table business_members rename constraint business_members_role_check to business_members_role_values;
alter table business_members rename constraint business_members_status_check to business_members_status_values;
alter table business_members rename constraint business_members_taken_or_open to business_members_active_or_invited;
alter table claims rename constraint claims_status_check to claims_status_values;
alter table business_members
  add constraint business_members_email_length check (char_length(email) <= 254);
alter table access_requests
  add constraint access_requests_message_length check (char_length(message) <= 5000);
alter table claims
  add constraint claims_alaska_business_license_length check (char_length(alaska_business_license) <= 255),
  add constraint claims_ein_length check (char_length(ein) <= 20),
  add constraint claims_proof_of_ownership_length check (char_length(proof_of_ownership) <= 5000),
  add constraint claims_message_length check (char_length(message) <= 5000),
  add constraint claims_proven_email_length check (char_length(proven_email) <= 254),
  add constraint claims_admin_notes_length check (char_length(admin_notes) <= 5000),
  add constraint claims_revoked_reason_length check (char_length(revoked_reason) <= 5000);
alter table claim_codes
  add constraint claim_codes_email_length check (char_length(email) <= 254);

-- Questions.
alter trigger questions_changed on questions rename to questions_announce;
alter trigger answers_changed on answers rename to answers_announce;
alter trigger question_votes_counted on question_votes rename to question_votes_count;
alter trigger answer_votes_counted on answer_votes rename to answer_votes_count;
alter table questions rename constraint questions_accepted_answer to questions_accepted_answer_fkey;
alter table answers rename constraint answers_of_question to answers_question_id_id_key;
alter table question_votes rename constraint question_votes_vote_type_check to question_votes_vote_type_values;
alter table answer_votes rename constraint answer_votes_vote_type_check to answer_votes_vote_type_values;
alter table questions
  add constraint questions_title_length check (char_length(title) <= 255),
  add constraint questions_content_length check (char_length(content) <= 20000);
alter table answers
  add constraint answers_content_length check (char_length(content) <= 20000);

-- The search of questions and jobs. What made it from text templates is replaced by plain functions.
drop procedure keep_recent;
drop trigger question_recent_8192_written on question_search;
drop trigger question_recent_65536_written on question_search;
drop function question_recent_8192_written, question_recent_65536_written, newest_question;
create function copy_recent_question() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'UPDATE' then
    update question_recent_8192 set document = new.document where question_id = new.question_id;
    update question_recent_65536 set document = new.document where question_id = new.question_id;
    return null;
  end if;
  insert into question_recent_8192 (question_id, document) values (new.question_id, new.document);
  insert into question_recent_65536 (question_id, document) values (new.question_id, new.document);
  -- The first id of a block removes the block before the previous one. Rows that are locked now go the next time.
  if new.question_id = first_recent_id(new.question_id, 8192) + 8192 then
    delete from question_recent_8192 where question_id in (
      select question_id from question_recent_8192 where question_id < first_recent_id(new.question_id, 8192)
      for update skip locked
    );
  end if;
  if new.question_id = first_recent_id(new.question_id, 65536) + 65536 then
    delete from question_recent_65536 where question_id in (
      select question_id from question_recent_65536 where question_id < first_recent_id(new.question_id, 65536)
      for update skip locked
    );
  end if;
  return null;
end
$$;
create trigger question_search_copy_recent after insert or update on question_search
  for each row execute function copy_recent_question();
create function newest_matching_questions(
  recent_query tsquery, older_query tsquery, below bigint, enough integer, most integer
) returns table (id bigint, document tsvector, age integer)
language plpgsql stable
set search_path from current set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  -- The newest document may be deleted, but those that were removed from the recent ones because of it do not return.
  newest bigint := (
    select greatest(last_value, (select max(question_id) from question_recent_8192)) from questions_id_seq
  );
  first_8192 bigint := first_recent_id(newest, 8192);
  first_65536 bigint := first_recent_id(newest, 65536);
  matched integer;
  matched_since integer;
begin
  return query
    select r.question_id, r.document, 0 from question_recent_8192 as r
    where r.question_id >= first_8192 and r.question_id + 0 < below and r.document @@ recent_query
    order by r.question_id + 0 desc limit most;
  get diagnostics matched = row_count;
  if matched >= enough or first_8192 = 0 then
    return;
  end if;
  return query
    select r.question_id, r.document, 1 from question_recent_65536 as r
    where r.question_id + 0 >= first_65536 and r.question_id + 0 < least(first_8192, below)
      and r.document @@ older_query
    order by r.question_id + 0 desc limit most;
  get diagnostics matched_since = row_count;
  if matched + matched_since >= enough or first_65536 = 0 then
    return;
  end if;
  return query
    select o.question_id, o.document, 2 from (
      select s.question_id, s.document from question_search as s
      where s.question_id + 0 < least(first_65536, below) and s.document @@ older_query limit 3000
    ) as o order by o.question_id desc limit most;
end
$$;
create or replace function index_question(id bigint) returns void language sql
begin atomic
  insert into question_search (question_id, document)
  select q.id, question_document(q.title, q.content, coalesce(
    (select string_agg(a.content, ' ' order by a.id) from answers a where a.question_id = q.id), ''))
  from questions q where q.id = index_question.id
  on conflict (question_id) do update set document = excluded.document;
end;
drop trigger questions_indexed on questions;
drop function question_changed;
create function index_changed_question() returns trigger language plpgsql set search_path from current as $$
begin
  perform index_question(new.id);
  insert into title_words (word) select * from words_in(new.title) on conflict do nothing;
  return null;
end
$$;
create trigger questions_index after insert or update of title, content on questions
  for each row execute function index_changed_question();
drop trigger answers_indexed on answers;
drop function answer_changed;
create function count_and_index_changed_answer() returns trigger language plpgsql set search_path from current as $$
declare
  changed_question_id bigint := coalesce(new.question_id, old.question_id);
  difference integer := (tg_op = 'INSERT')::int - (tg_op = 'DELETE')::int;
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
create trigger answers_count_and_index after insert or update of content or delete on answers
  for each row execute function count_and_index_changed_answer();
drop trigger job_recent_8192_written on job_search;
drop trigger job_recent_65536_written on job_search;
drop function job_recent_8192_written, job_recent_65536_written, newest_job;
create function copy_recent_job() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'UPDATE' then
    update job_recent_8192 set document = new.document where job_id = new.job_id;
    update job_recent_65536 set document = new.document where job_id = new.job_id;
    return null;
  end if;
  insert into job_recent_8192 (job_id, document) values (new.job_id, new.document);
  insert into job_recent_65536 (job_id, document) values (new.job_id, new.document);
  if new.job_id = first_recent_id(new.job_id, 8192) + 8192 then
    delete from job_recent_8192 where job_id in (
      select job_id from job_recent_8192 where job_id < first_recent_id(new.job_id, 8192)
      for update skip locked
    );
  end if;
  if new.job_id = first_recent_id(new.job_id, 65536) + 65536 then
    delete from job_recent_65536 where job_id in (
      select job_id from job_recent_65536 where job_id < first_recent_id(new.job_id, 65536)
      for update skip locked
    );
  end if;
  return null;
end
$$;
create trigger job_search_copy_recent after insert or update on job_search
  for each row execute function copy_recent_job();
create function newest_matching_jobs(
  recent_query tsquery, older_query tsquery, below bigint, enough integer, most integer
) returns table (id bigint, document tsvector, age integer)
language plpgsql stable
set search_path from current set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  newest bigint := (select greatest(last_value, (select max(job_id) from job_recent_8192)) from jobs_id_seq);
  first_8192 bigint := first_recent_id(newest, 8192);
  first_65536 bigint := first_recent_id(newest, 65536);
  matched integer;
  matched_since integer;
begin
  return query
    select r.job_id, r.document, 0 from job_recent_8192 as r
    where r.job_id >= first_8192 and r.job_id + 0 < below and r.document @@ recent_query
    order by r.job_id + 0 desc limit most;
  get diagnostics matched = row_count;
  if matched >= enough or first_8192 = 0 then
    return;
  end if;
  return query
    select r.job_id, r.document, 1 from job_recent_65536 as r
    where r.job_id + 0 >= first_65536 and r.job_id + 0 < least(first_8192, below) and r.document @@ older_query
    order by r.job_id + 0 desc limit most;
  get diagnostics matched_since = row_count;
  if matched + matched_since >= enough or first_65536 = 0 then
    return;
  end if;
  return query
    select o.job_id, o.document, 2 from (
      select s.job_id, s.document from job_search as s
      where s.job_id + 0 < least(first_65536, below) and s.document @@ older_query limit 3000
    ) as o order by o.job_id desc limit most;
end
$$;
drop trigger jobs_indexed on jobs;
drop function job_changed;
create function index_changed_job() returns trigger language plpgsql set search_path from current as $$
begin
  insert into job_search (job_id, document) values (new.id, job_document(new))
    on conflict (job_id) do update set document = excluded.document;
  insert into job_words (word)
    select * from words_in(concat_ws(' ', new.title, new.company, new.location, new.description, new.requirements))
    on conflict do nothing;
  insert into job_places (word) select * from words_in(coalesce(new.location, '')) on conflict do nothing;
  return null;
end
$$;
create trigger jobs_index
  after insert or update of title, company, location, job_type, description, requirements, closed_at on jobs
  for each row execute function index_changed_job();

-- Jobs.
alter trigger jobs_changed on jobs rename to jobs_announce;
alter table jobs rename constraint jobs_job_type_check to jobs_job_type_values;
alter table jobs
  add constraint jobs_title_length check (char_length(title) <= 255),
  add constraint jobs_company_length check (char_length(company) <= 255),
  add constraint jobs_location_length check (char_length(location) <= 255),
  add constraint jobs_description_length check (char_length(description) <= 20000),
  add constraint jobs_requirements_length check (char_length(requirements) <= 20000),
  add constraint jobs_salary_range_length check (char_length(salary_range) <= 100);
alter table job_applications
  add constraint job_applications_cover_letter_length check (char_length(cover_letter) <= 5000);

-- Events.
alter table event_series rename constraint event_series_frequency_check to event_series_frequency_values;
alter table events rename constraint events_check to events_end_after_start;
alter table events rename constraint events_event_type_check to events_event_type_values;
-- Setting NOT NULL anew names its constraint after the new column.
alter table events alter column listed drop not null;
alter table events rename column listed to is_listed;
alter table events alter column is_listed set not null;
alter index events_ahead rename to events_upcoming_document;
alter index events_ahead_id rename to events_upcoming;
alter trigger events_changed on events rename to events_announce;
alter table events
  add constraint events_title_length check (char_length(title) <= 255),
  add constraint events_description_length check (char_length(description) <= 2000),
  add constraint events_location_length check (char_length(location) <= 255),
  add constraint events_cost_info_length check (char_length(cost_info) <= 100),
  add constraint events_event_url_length check (char_length(event_url) <= 2048);
create function index_changed_event() returns trigger language plpgsql set search_path from current as $$
declare
  business businesses;
begin
  select * into business from businesses where id = new.business_id;
  new.is_listed := new.is_active and business.is_listed;
  new.is_over := new.end_datetime < now();
  new.document := event_document(new.title, new.description, new.location, business.business_name);
  return new;
end
$$;
create trigger events_index
  before insert or update of title, description, location, is_active, start_datetime, end_datetime on events
  for each row execute function index_changed_event();

create function update_events_of_business() returns trigger language plpgsql set search_path from current as $$
begin
  update events set is_listed = is_active and new.is_listed,
    document = event_document(title, description, location, new.business_name)
    where business_id = new.id;
  return null;
end
$$;
create trigger businesses_update_events after update of business_name, is_public, verification_status on businesses
  for each row when (old.business_name <> new.business_name or old.is_listed <> new.is_listed)
  execute function update_events_of_business();
alter table cancelled_events
  add constraint cancelled_events_title_length check (char_length(title) <= 255),
  add constraint cancelled_events_event_type_values
    check (event_type in ('Networking', 'Workshop', 'Conference', 'Sale', 'Community', 'Other'));

-- The assistant.
alter index chat_usage_dearest rename to chat_usage_cost;
alter table chat_blocks
  add constraint chat_blocks_reason_length check (char_length(reason) <= 5000);

-- Administration.
alter index audit_log_wholes rename to audit_log_entries;
create or replace function audit_log_is_append_only() returns trigger language plpgsql set search_path from current as $$
begin
  -- Deleting an account sets actor_id to null. No other change is allowed.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'actor_id' = to_jsonb(old) - 'actor_id' and new.actor_id is null
    and not exists (select from users where id = old.actor_id) then
    return new;
  end if;
  raise exception 'the audit log is append-only';
end
$$;
alter table unsent_mails rename constraint unsent_mails_state_check to unsent_mails_state_values;
alter table mail_health rename constraint mail_health_is_only_check to mail_health_one_row;
