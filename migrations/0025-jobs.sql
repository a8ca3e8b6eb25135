create table jobs (
  id bigint generated always as identity primary key,
  -- Without its account nobody could close the job or answer applicants.
  user_id bigint not null references users on delete cascade,
  business_id bigint references businesses on delete set null,
  title text not null constraint jobs_title_length check (char_length(title) <= 255),
  company text not null constraint jobs_company_length check (char_length(company) <= 255),
  location text constraint jobs_location_length check (char_length(location) <= 255),
  job_type text constraint jobs_job_type_values
    check (job_type in ('Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship')),
  description text not null constraint jobs_description_length check (char_length(description) <= 20000),
  requirements text constraint jobs_requirements_length check (char_length(requirements) <= 20000),
  salary_range text constraint jobs_salary_range_length check (char_length(salary_range) <= 100),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  -- Set by the owner, or by a task soon after the expiry. Queries check `expires_at` too, so that a job ends on time.
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
create trigger jobs_announce after insert or update or delete or truncate on jobs
  for each statement execute function announce_change();

create table job_applications (
  id bigint generated always as identity primary key,
  job_id bigint not null references jobs on delete cascade,
  user_id bigint not null references users on delete cascade,
  cover_letter text constraint job_applications_cover_letter_length check (char_length(cover_letter) <= 5000),
  created_at timestamptz not null default now(),
  unique (job_id, user_id)
);
create index job_applications_newest on job_applications (job_id, id desc);
create index job_applications_user on job_applications (user_id);
