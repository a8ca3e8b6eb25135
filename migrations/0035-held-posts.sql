-- Posts that wait for a moderator, and the decisions. A post has one open row while its visibility is `held`.
create table held_posts (
  id bigint generated always as identity primary key,
  target_type text not null constraint held_posts_target_type_values
    check (target_type in ('question', 'answer', 'job', 'event')),
  -- Without a foreign key: a decision outlives the post, so that deleting a rejected post does not undo the rejection.
  target_id bigint not null,
  author_id bigint references users on delete set null,
  -- From 0 to 100, the sum of the signals.
  score integer not null constraint held_posts_score_range check (score between 0 and 100),
  -- The reasons for the score, as sentences.
  signals text[] not null,
  held_at timestamptz not null default now(),
  -- The last change of the post while it waits. A moderator who has read an older text is refused.
  changed_at timestamptz not null default clock_timestamp(),
  decision text constraint held_posts_decision_values check (decision in ('approved', 'rejected')),
  -- The reason of the decision, which the author is told.
  note text constraint held_posts_note_length check (char_length(note) <= 5000),
  decider_id bigint references users on delete set null,
  decided_at timestamptz,
  constraint held_posts_decided check (
    case when decided_at is null then num_nonnulls(decision, note, decider_id) = 0 else decision is not null end
  )
);
create unique index held_posts_one_open on held_posts (target_type, target_id) where decided_at is null;
create index held_posts_queue on held_posts (held_at, id) where decided_at is null;
create index held_posts_decisions on held_posts (decided_at desc, id desc) where decided_at is not null;
create index held_posts_target on held_posts (target_type, target_id, id desc);
create index held_posts_author on held_posts (author_id, decision);
create index held_posts_decider on held_posts (decider_id);

-- A deleted post no longer waits.
create function forget_held_post() returns trigger language plpgsql set search_path from current as $$
begin
  delete from held_posts where target_type = tg_argv[0] and target_id = old.id and decided_at is null;
  return null;
end
$$;
create trigger questions_forget_held after delete on questions
  for each row when (old.visibility = 'held') execute function forget_held_post('question');
create trigger answers_forget_held after delete on answers
  for each row when (old.visibility = 'held') execute function forget_held_post('answer');
create trigger jobs_forget_held after delete on jobs
  for each row when (old.visibility = 'held') execute function forget_held_post('job');

-- A held event of a series stands for the others with the same texts.
create function forget_held_event() returns trigger language plpgsql set search_path from current as $$
declare
  copy_id bigint;
begin
  select e.id into copy_id from events as e
  where e.series_id = old.series_id and e.visibility = 'held'
    and (e.title, e.description, e.location, e.cost_info, e.event_url)
      is not distinct from (old.title, old.description, old.location, old.cost_info, old.event_url)
    and not exists (
      select from held_posts as h where h.target_type = 'event' and h.target_id = e.id and h.decided_at is null
    )
  order by e.id limit 1;
  if found then
    update held_posts set target_id = copy_id
    where target_type = 'event' and target_id = old.id and decided_at is null;
  else
    delete from held_posts where target_type = 'event' and target_id = old.id and decided_at is null;
  end if;
  return null;
end
$$;
create trigger events_forget_held after delete on events
  for each row when (old.visibility = 'held') execute function forget_held_event();

-- The choice of the administrators, in one row: whether posts with links by new members wait for a moderator.
create table holding_choice (
  is_only_row boolean primary key default true constraint holding_choice_one_row check (is_only_row),
  mode text not null default 'automatic' constraint holding_choice_mode_values check (mode in ('automatic', 'on', 'off'))
);
insert into holding_choice default values;

