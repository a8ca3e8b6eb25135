-- Disputes of the ownership of a claimed business: what the disputant states, what the owner answers, and the decision.
create table disputes (
  id bigint generated always as identity primary key,
  business_id bigint not null references businesses on delete cascade,
  user_id bigint not null references users on delete cascade,
  -- The owner when the dispute was submitted.
  owner_id bigint references users on delete set null,
  status text not null default 'open'
    constraint disputes_status_values check (status in ('open', 'approved', 'rejected')),
  alaska_business_license text not null
    constraint disputes_alaska_business_license_length check (char_length(alaska_business_license) <= 255),
  ein text constraint disputes_ein_length check (char_length(ein) <= 20),
  proof_of_ownership text
    constraint disputes_proof_of_ownership_length check (char_length(proof_of_ownership) <= 5000),
  message text not null constraint disputes_message_length check (char_length(message) <= 5000),
  answer text constraint disputes_answer_length check (char_length(answer) <= 5000),
  answered_at timestamptz,
  answerer_id bigint references users on delete set null,
  admin_notes text constraint disputes_admin_notes_length check (char_length(admin_notes) <= 5000),
  reviewer_id bigint references users on delete set null,
  reviewed_at timestamptz,
  created_at timestamptz not null default now(),
  constraint disputes_answer check (num_nonnulls(answer, answered_at) <> 1),
  constraint disputes_decision check (
    num_nonnulls(admin_notes, reviewed_at) = case status when 'open' then 0 else 2 end
  )
);
create unique index disputes_one_open on disputes (business_id, user_id) where status = 'open';
create index disputes_business on disputes (business_id);
create index disputes_user on disputes (user_id, id desc);
create index disputes_owner on disputes (owner_id);
create index disputes_answerer on disputes (answerer_id);
create index disputes_reviewer on disputes (reviewer_id);
create index disputes_open_first on disputes ((status = 'open') desc, id desc);
create index disputes_decided on disputes (reviewed_at) where status <> 'open';
