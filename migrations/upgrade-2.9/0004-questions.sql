create table questions (
  id bigint generated always as identity primary key,
  -- null once the account is gone: what was asked stays for those who answered
  user_id bigint references users on delete set null,
  title text not null,
  content text not null,
  -- as exact as the cursors that are made of it
  created_at timestamptz(3) not null default now(),
  edited_at timestamptz,
  upvotes integer not null default 0,
  downvotes integer not null default 0,
  answer_count integer not null default 0,
  accepted_answer_id bigint
);
create index questions_newest on questions (created_at desc, id desc);
create index questions_votes on questions ((upvotes - downvotes) desc, created_at desc, id desc);
create index questions_unanswered on questions (created_at desc, id desc) where answer_count = 0;
create index questions_user on questions (user_id);
create index questions_accepted on questions (accepted_answer_id);

create table answers (
  id bigint generated always as identity primary key,
  question_id bigint not null references questions on delete cascade,
  user_id bigint references users on delete set null,
  content text not null,
  created_at timestamptz(3) not null default now(),
  edited_at timestamptz,
  upvotes integer not null default 0,
  downvotes integer not null default 0
);
create index answers_question on answers (question_id, created_at, id);
create index answers_user on answers (user_id);
alter table questions add foreign key (accepted_answer_id) references answers on delete set null;

create table question_votes (
  question_id bigint not null references questions on delete cascade,
  user_id bigint not null references users on delete cascade,
  vote_type text not null check (vote_type in ('upvote', 'downvote')),
  primary key (question_id, user_id)
);
create index question_votes_user on question_votes (user_id);

create table answer_votes (
  answer_id bigint not null references answers on delete cascade,
  user_id bigint not null references users on delete cascade,
  vote_type text not null check (vote_type in ('upvote', 'downvote')),
  primary key (answer_id, user_id)
);
create index answer_votes_user on answer_votes (user_id);

-- Votes are counted by the statement that changes them, whichever way it comes, deleted accounts included.
create function count_votes() returns trigger language plpgsql as $$
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
create trigger question_votes_counted after insert or update or delete on question_votes
  for each row execute function count_votes();
create trigger answer_votes_counted after insert or update or delete on answer_votes
  for each row execute function count_votes();

-- Accounts that are deleted at once may have voted on the same posts: these are locked in order first.
create function lock_posts() returns trigger language plpgsql as $$
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
create trigger posts_locked before delete on users for each row execute function lock_posts();

-- What searches read, apart from the questions, so that a vote does not index a text anew.
create table question_search (
  question_id bigint primary key references questions on delete cascade,
  document tsvector not null
);
-- written to at once: a list of what waits to be indexed would be read by every search
create index question_search_document on question_search using gin (document) with (fastupdate = off);

-- Words of titles, to tell what a word begins that is still being typed, and what a misspelled one was meant to be.
create table title_words (word text collate "C" primary key);
create index title_words_similar on title_words using gin (word gin_trgm_ops);

-- Signs that would glue words together, as in hosts and addresses, or hide them, as in tags, separate them. Letters lose
-- their accents, which few keyboards have: Utqiaġvik is found as utqiagvik. A tsvector holds one megabyte.
create function words_of(content text) returns text language sql immutable as $$
  select translate(regexp_replace(normalize(left(content, 100000), nfd), '[\u0300-\u036f]', '', 'g'),
    './-_@:<>&''’ʼ', '            ')
$$;

-- Which 2^bits neighbours a question stands among. No text has such a word, since the parser drops the sign.
create function neighborhood(id bigint, bits integer) returns text language sql immutable as
  $$ select '#' || bits || '.' || (id >> bits) $$;

create function search_document(id bigint, title text, content text, answers text) returns tsvector
language sql immutable as $$
  select array_to_tsvector(array[neighborhood(id, 13), neighborhood(id, 15)])
    || setweight(to_tsvector('english', words_of(title)), 'A')
    || setweight(to_tsvector('english', words_of(content)), 'B')
    || setweight(to_tsvector('english', words_of(answers)), 'C')
$$;

create function index_question(id bigint) returns void language sql as $$
  insert into question_search (question_id, document)
  select q.id, search_document(q.id, q.title, q.content, coalesce(
    (select string_agg(a.content, ' ' order by a.id) from answers a where a.question_id = q.id), ''))
  from questions q where q.id = $1
  on conflict (question_id) do update set document = excluded.document
$$;

create function question_changed() returns trigger language plpgsql as $$
begin
  perform index_question(new.id);
  insert into title_words (word)
    select lexeme from unnest(to_tsvector('simple', words_of(new.title)))
    where length(lexeme) between 2 and 40 order by lexeme
    on conflict do nothing;
  return null;
end
$$;
create trigger questions_indexed after insert or update of title, content on questions
  for each row execute function question_changed();

create function answer_changed() returns trigger language plpgsql as $$
declare
  question bigint := coalesce(new.question_id, old.question_id);
  difference integer := (tg_op = 'INSERT')::int - (tg_op = 'DELETE')::int;
begin
  if difference <> 0 then
    update questions set answer_count = answer_count + difference where id = question;
    if not found then
      return null;
    end if;
  end if;
  perform index_question(question);
  return null;
end
$$;
create trigger answers_indexed after insert or update of content or delete on answers
  for each row execute function answer_changed();

-- The newest that match, newest first: of some ten thousand, then of some fifty thousand, then of all, where no more than
-- 3,000 are looked at. So a word that is everywhere costs as much among a million questions as among ten thousand, and one
-- that only old questions have is found too. Reading the questions by their numbers would be slow for the latter: hence the
-- settings, and the sums.
create function newest_matches(query tsquery, newest bigint, wanted integer) returns setof bigint
language plpgsql stable
set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan as $$
declare
  upper_id bigint := newest + 1;
  bits integer;
  place bigint;
  count integer;
begin
  foreach bits in array array[13, 15] loop
    -- one neighborhood at a time: the index meets two lists far faster than it meets one with many
    for place in select (newest >> bits) - step from generate_series(0, 1) step loop
      return query select question_id from question_search
        where question_id + 0 < upper_id
          and document @@ (query && quote_literal(neighborhood(place << bits, bits))::tsquery)
        order by question_id + 0 desc limit wanted;
      get diagnostics count = row_count;
      wanted := wanted - count;
      upper_id := least(upper_id, place << bits);
      if wanted <= 0 or upper_id <= 0 then
        return;
      end if;
    end loop;
  end loop;
  return query select question_id from (
      select question_id from question_search where question_id + 0 < upper_id and document @@ query limit 3000
    ) as older order by question_id + 0 desc limit wanted;
end
$$;

create trigger questions_changed after insert or update or delete or truncate on questions
  for each statement execute function announce_change();
create trigger answers_changed after insert or update or delete or truncate on answers
  for each statement execute function announce_change();
