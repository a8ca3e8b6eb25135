-- The number of documents with each word. Counting a large network takes seconds, so one process counts for all.
create table word_counts (
  is_only_row boolean primary key default true constraint word_counts_one_row check (is_only_row),
  -- Null until something has been counted.
  counts json,
  -- With three decimals, because processes compare it as a JavaScript date.
  counted_at timestamptz(3),
  -- How long counting took, in milliseconds.
  duration integer,
  -- When the process that is counting began; -infinity when none is.
  begun_at timestamptz not null default '-infinity'
);
insert into word_counts default values;
