-- Corrections that visitors and members suggest for a business. Its team or an administrator decides on each. No address of a
-- visitor is stored.

create table business_suggestions (
  id bigint generated always as identity primary key,
  business_id bigint not null references businesses on delete cascade,
  field text not null constraint business_suggestions_field_values check (
    field in ('phone', 'website', 'location', 'city', 'zip_code', 'business_name', 'industry', 'hours', 'closed', 'other')
  ),
  -- Null for what is not the value of a field.
  value text constraint business_suggestions_value_length check (char_length(value) <= 2048),
  message text constraint business_suggestions_message_length check (char_length(message) <= 1000),
  user_id bigint references users on delete set null,
  status text not null default 'pending'
    constraint business_suggestions_status_values check (status in ('pending', 'accepted', 'rejected')),
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now()
);
-- The same correction waits once. Without a value and a message it says nothing more than the field.
create unique index business_suggestions_pending on business_suggestions
  (business_id, field, hashtextextended(lower(coalesce(value, '') || ' ' || coalesce(message, '')), 0)) where status = 'pending';
create index business_suggestions_business on business_suggestions (business_id, id) where status = 'pending';
create index business_suggestions_user on business_suggestions (user_id);
create index business_suggestions_decided_by on business_suggestions (decided_by);
create index business_suggestions_waiting on business_suggestions (id) where status = 'pending';
create index business_suggestions_decided on business_suggestions (decided_at) where status <> 'pending';
