create table jobs (
  id bigint generated always as identity primary key,
  -- nobody could close or answer for it once the account is gone, so it goes too
  user_id bigint not null references users on delete cascade,
  business_id bigint references businesses on delete set null,
  title text not null,
  company text not null,
  location text,
  job_type text check (job_type in ('Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship')),
  description text not null,
  requirements text,
  salary_range text,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  -- set by hand, or by the sweep soon after it expired; queries ask for both, so that it ends in the moment it expires
  closed_at timestamptz,
  expires_at timestamptz not null default now() + interval '60 days',
  reminded_at timestamptz,
  renewal_token_hash bytea
);
create index jobs_open on jobs (id desc) where closed_at is null;
create index jobs_open_type on jobs (job_type, id desc) where closed_at is null;
create index jobs_closed on jobs (id desc) where closed_at is not null;
create index jobs_expiring on jobs (expires_at) where closed_at is null;
create index jobs_user on jobs (user_id, id desc);
create index jobs_business on jobs (business_id);
create unique index jobs_renewal_token on jobs (renewal_token_hash);

create table job_applications (
  id bigint generated always as identity primary key,
  job_id bigint not null references jobs on delete cascade,
  user_id bigint not null references users on delete cascade,
  cover_letter text,
  created_at timestamptz not null default now(),
  unique (job_id, user_id)
);
create index job_applications_newest on job_applications (job_id, id desc);
create index job_applications_user on job_applications (user_id);

create table job_search (
  job_id bigint primary key references jobs on delete cascade,
  document tsvector not null
);
create index job_search_document on job_search using gin (document) with (fastupdate = off);
call keep_recent('job');

-- Words of jobs and of the places they are at, to tell what a word begins and what a misspelled one was meant to be.
create table job_words (word text collate "C" primary key);
create index job_words_similar on job_words using gin (word gin_trgm_ops);
create table job_places (word text collate "C" primary key);

create function plain_words(content text) returns setof text language sql immutable as $$
  select lexeme from unnest(to_tsvector('simple', words_of(content)))
    where length(lexeme) between 2 and 40 order by lexeme
$$;

-- What the list is narrowed by stands among the words, with signs that no word of a text has.
create function job_document(job jobs) returns tsvector language sql immutable as $$
  select array_to_tsvector(array_remove(array[
      case when job.closed_at is null then '#open' end, '#' || job.job_type
    ], null) || array(select '@' || place from plain_words(coalesce(job.location, '')) as place))
    || setweight(to_tsvector('english', words_of(job.title)), 'A')
    || setweight(to_tsvector('english', words_of(concat_ws(' ', job.company, job.location))), 'B')
    || setweight(to_tsvector('english', words_of(job.description)), 'C')
    || setweight(to_tsvector('english', words_of(coalesce(job.requirements, ''))), 'D')
$$;

create function job_changed() returns trigger language plpgsql as $$
begin
  insert into job_search (job_id, document) values (new.id, job_document(new))
    on conflict (job_id) do update set document = excluded.document;
  insert into job_words (word)
    select * from plain_words(concat_ws(' ', new.title, new.company, new.location, new.description, new.requirements))
    on conflict do nothing;
  insert into job_places (word) select * from plain_words(coalesce(new.location, '')) on conflict do nothing;
  return null;
end
$$;
create trigger jobs_indexed
  after insert or update of title, company, location, job_type, description, requirements, closed_at on jobs
  for each row execute function job_changed();

create trigger jobs_changed after insert or update or delete or truncate on jobs
  for each statement execute function announce_change();
