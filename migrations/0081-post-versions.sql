-- Earlier texts of questions and answers: see docs/decisions/084-keep-earlier-texts.md.
create table post_versions (
  id bigint generated always as identity primary key,
  question_id bigint references questions on delete cascade,
  answer_id bigint references answers on delete cascade,
  -- Of questions.
  title text constraint post_versions_title_length check (char_length(title) <= 255),
  content text not null constraint post_versions_content_length check (char_length(content) <= 20000),
  written_at timestamptz not null,
  replaced_at timestamptz not null default now(),
  -- Whether everybody may read it while its post is public.
  is_public boolean not null,
  constraint post_versions_one_post check (num_nonnulls(question_id, answer_id) = 1),
  constraint post_versions_title_of_question check ((title is null) = (question_id is null))
);
create index post_versions_question on post_versions (question_id) where question_id is not null;
create index post_versions_answer on post_versions (answer_id) where answer_id is not null;

-- Keeps the text that an edit replaces. A post keeps its first text and the 19 others that were shown the longest, so that
-- a series of quick edits takes little space and removes nothing that people have read.
create function keep_post_version() returns trigger language plpgsql set search_path from current as $$
declare
  question bigint;
  answer bigint;
begin
  if tg_table_name = 'questions' then
    question := old.id;
    insert into post_versions (question_id, title, content, written_at, is_public)
      values (old.id, old.title, old.content, coalesce(old.edited_at, old.created_at), old.visibility = 'public');
  else
    answer := old.id;
    insert into post_versions (answer_id, content, written_at, is_public)
      values (old.id, old.content, coalesce(old.edited_at, old.created_at), old.visibility = 'public');
  end if;
  if old.visibility = 'hidden' then
    -- What a moderator has hidden stays hidden when its author writes something else and the post is shown again.
    update post_versions set is_public = false where (question_id = question or answer_id = answer) and is_public;
  end if;
  delete from post_versions where id in (
    select v.id from post_versions as v where v.question_id = question or v.answer_id = answer
    order by not exists (
      select from post_versions as earlier
      where (earlier.question_id = question or earlier.answer_id = answer) and earlier.id < v.id
    ) desc, v.replaced_at - v.written_at desc, v.id desc
    offset 20
  );
  return null;
end
$$;
create trigger questions_keep_version after update of title, content on questions for each row
  when ((old.title, old.content) is distinct from (new.title, new.content)) execute function keep_post_version();
create trigger answers_keep_version after update of content on answers for each row
  when (old.content is distinct from new.content) execute function keep_post_version();
