-- In how many documents each word occurs. Counting a large network takes seconds, so one process counts for all.
create table word_counts (
  is_only_row boolean primary key default true constraint word_counts_one_row check (is_only_row),
  -- Null until something has been counted.
  counts json,
  -- In milliseconds, because processes compare it as a date of JavaScript.
  counted_at timestamptz(3),
  -- How long counting took, in milliseconds.
  duration integer,
  -- When a process began to count, until it has.
  begun_at timestamptz not null default '-infinity'
);
insert into word_counts default values;
