create table questions (
  id bigint generated always as identity primary key,
  -- Null once the account is deleted: the question remains for those who answered it.
  user_id bigint references users on delete set null,
  title text not null constraint questions_title_length check (char_length(title) <= 255),
  content text not null constraint questions_content_length check (char_length(content) <= 20000),
  -- In milliseconds, because cursors contain it as an ISO string of JavaScript.
  created_at timestamptz(3) not null default now(),
  edited_at timestamptz,
  -- Triggers maintain the three counts.
  upvotes integer not null default 0,
  downvotes integer not null default 0,
  answer_count integer not null default 0,
  accepted_answer_id bigint
);
create index questions_newest on questions (created_at desc, id desc);
create index questions_votes on questions ((upvotes - downvotes) desc, created_at desc, id desc);
create index questions_unanswered on questions (created_at desc, id desc) where answer_count = 0;
create index questions_user on questions (user_id);
create trigger questions_announce after insert or update or delete or truncate on questions
  for each statement execute function announce_change();

create table answers (
  id bigint generated always as identity primary key,
  question_id bigint not null references questions on delete cascade,
  user_id bigint references users on delete set null,
  content text not null constraint answers_content_length check (char_length(content) <= 20000),
  created_at timestamptz(3) not null default now(),
  edited_at timestamptz,
  upvotes integer not null default 0,
  downvotes integer not null default 0,
  unique (question_id, id)
);
create index answers_question on answers (question_id, created_at, id);
create index answers_user on answers (user_id);
create trigger answers_announce after insert or update or delete or truncate on answers
  for each statement execute function announce_change();

-- Only an answer of the same question can be accepted.
alter table questions add constraint questions_accepted_answer_fkey
  foreign key (id, accepted_answer_id) references answers (question_id, id) on delete set null (accepted_answer_id);

create table question_votes (
  question_id bigint not null references questions on delete cascade,
  user_id bigint not null references users on delete cascade,
  vote_type text not null constraint question_votes_vote_type_values check (vote_type in ('upvote', 'downvote')),
  primary key (question_id, user_id)
);
create index question_votes_user on question_votes (user_id);

create table answer_votes (
  answer_id bigint not null references answers on delete cascade,
  user_id bigint not null references users on delete cascade,
  vote_type text not null constraint answer_votes_vote_type_values check (vote_type in ('upvote', 'downvote')),
  primary key (answer_id, user_id)
);
create index answer_votes_user on answer_votes (user_id);

-- The statement that changes a vote changes the counts, even when an account is deleted with its votes.
create function count_votes() returns trigger language plpgsql set search_path from current as $$
declare
  ups integer := coalesce((new.vote_type = 'upvote')::int, 0) - coalesce((old.vote_type = 'upvote')::int, 0);
  downs integer := coalesce((new.vote_type = 'downvote')::int, 0) - coalesce((old.vote_type = 'downvote')::int, 0);
begin
  if tg_table_name = 'question_votes' then
    update questions set upvotes = upvotes + ups, downvotes = downvotes + downs
      where id = coalesce(new.question_id, old.question_id);
  else
    update answers set upvotes = upvotes + ups, downvotes = downvotes + downs
      where id = coalesce(new.answer_id, old.answer_id);
  end if;
  return null;
end
$$;
create trigger question_votes_count after insert or update or delete on question_votes
  for each row execute function count_votes();
create trigger answer_votes_count after insert or update or delete on answer_votes
  for each row execute function count_votes();

-- Two accounts that are deleted at the same time may have voted on the same posts. Locking the posts in order prevents
-- a deadlock.
create function lock_posts() returns trigger language plpgsql set search_path from current as $$
begin
  perform from questions
    where user_id = old.id or id in (select question_id from question_votes where user_id = old.id)
    order by id for no key update;
  perform from answers
    where user_id = old.id or id in (select answer_id from answer_votes where user_id = old.id)
    order by id for no key update;
  return old;
end
$$;
create trigger users_lock_posts before delete on users for each row execute function lock_posts();
