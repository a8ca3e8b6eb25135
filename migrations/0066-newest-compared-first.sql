-- The list of possible duplicates compares what was written last itself, before the task has reached it.
alter table businesses_to_compare add column id bigint generated always as identity primary key;

-- A later import finds the business of a row that was merged away. What undoing needs, and with it the key, is deleted before.
alter table business_merges add column gone_key text;
update business_merges set gone_key = gone_row ->> 'import_key' where gone_row is not null;
create index business_merges_gone_key on business_merges using hash (gone_key) where undone_at is null;
