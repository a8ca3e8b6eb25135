-- An appeal is a row in the queue of reports, about one decision on a report. Its entry has the words of the author.
alter table reports
  add column appealed_report_id bigint references reports on delete cascade,
  -- The time of the decision. A report that was opened again and decided anew can be appealed anew.
  add column appealed_at timestamptz,
  -- The link in the email about a decision, for an author who cannot log in.
  add column appeal_token_hash bytea,
  add constraint reports_appeal check (num_nonnulls(appealed_report_id, appealed_at) <> 1),
  drop constraint reports_action_values,
  add constraint reports_action_values check (action in ('dismiss', 'hide', 'delete', 'ban', 'reverse')),
  add constraint reports_reversal check (action <> 'reverse' or appealed_report_id is not null);
create unique index reports_one_appeal on reports (appealed_report_id, appealed_at);
create unique index reports_appeal_token on reports (appeal_token_hash) where appeal_token_hash is not null;
drop index reports_one_open;
create unique index reports_one_open on reports (target_type, target_id)
  where status = 'open' and appealed_report_id is null;
