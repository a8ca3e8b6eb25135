-- What the poster of a job has done with an application.
alter table job_applications
  add column state text not null default 'new'
    constraint job_applications_state_values check (state in ('new', 'seen', 'talking', 'no', 'hired')),
  add column state_changed_at timestamptz;
drop index job_applications_user;
create index job_applications_user on job_applications (user_id, id desc);

-- Jobs that members keep to read again.
create table saved_jobs (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  job_id bigint not null references jobs on delete cascade,
  created_at timestamptz not null default now(),
  unique (user_id, job_id)
);
create index saved_jobs_newest on saved_jobs (user_id, id desc);
create index saved_jobs_job on saved_jobs (job_id);
