-- Questions for which the assistant found too little, for administrators. Similar wordings share a row. No column says who asked.
create table unanswered_questions (
  id bigint generated always as identity primary key,
  -- The latest wording. Email addresses and telephone numbers are masked.
  question text not null constraint unanswered_questions_size check (char_length(question) between 1 and 200),
  -- The stems of its words, sorted: what makes wordings similar.
  stems text[] not null constraint unanswered_questions_stems_key unique
    constraint unanswered_questions_stems_count check (cardinality(stems) between 1 and 12),
  asked_count integer not null default 1,
  first_asked_at timestamptz not null default now(),
  last_asked_at timestamptz not null default now()
);
create index unanswered_questions_most_asked on unanswered_questions (asked_count desc, last_asked_at desc, id desc);
create index unanswered_questions_last_asked on unanswered_questions (last_asked_at);
create index unanswered_questions_first_asked on unanswered_questions (first_asked_at);
create index unanswered_questions_words on unanswered_questions using gin (stems);
