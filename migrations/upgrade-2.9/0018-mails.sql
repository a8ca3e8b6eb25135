-- Emails that the mail server did not take at the first try.
create table unsent_mails (
  id bigint generated always as identity constraint unsent_mails_pkey primary key,
  task_id uuid not null constraint unsent_mails_task_id_key unique,
  kind text not null,
  data jsonb,
  -- null when the email could not be composed, and once an administrator has decided
  recipient text,
  subject text,
  error text not null,
  attempts integer not null,
  first_tried_at timestamptz not null,
  last_tried_at timestamptz not null,
  state text not null constraint unsent_mails_state_check
    check (state in ('retrying', 'given_up', 'sent_again', 'dismissed'))
);
create index unsent_mails_given_up on unsent_mails (id) where state = 'given_up';

-- How the mail server is doing, in one row.
create table mail_health (
  is_only boolean default true constraint mail_health_pkey primary key
    constraint mail_health_is_only_check check (is_only),
  last_sent_at timestamptz,
  last_failed_at timestamptz,
  last_error text
);
insert into mail_health default values;
