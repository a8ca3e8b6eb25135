-- What an editor has typed and not saved. Nobody else sees it.
create table business_drafts (
  id bigint generated always as identity primary key,
  -- Null for a business that does not exist yet.
  business_id bigint references businesses on delete cascade,
  user_id bigint not null references users on delete cascade,
  -- The values that differ from the business by field, and those that the business had when the editor loaded it.
  changed jsonb not null constraint business_drafts_changed_size check (octet_length(changed::text) <= 400000),
  base jsonb not null constraint business_drafts_base_size check (octet_length(base::text) <= 400000),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (user_id, business_id)
);
create index business_drafts_business on business_drafts (business_id);
create index business_drafts_updated on business_drafts (updated_at);

-- Who saved the profile last, for an editor whose change conflicts with it.
alter table business_details
  add column saved_at timestamptz,
  add column saved_by bigint references users on delete set null;
create index business_details_saved_by on business_details (saved_by);
