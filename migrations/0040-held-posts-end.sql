-- A held post that is hidden after a report no longer waits: approving it later would undo the decision. At the end of the
-- transaction, because the decision of the queue changes the post before its own row.
create constraint trigger questions_end_hold after update of visibility on questions
  deferrable initially deferred
  for each row when (old.visibility = 'held' and new.visibility <> 'held') execute function forget_held_post('question');
create constraint trigger answers_end_hold after update of visibility on answers
  deferrable initially deferred
  for each row when (old.visibility = 'held' and new.visibility <> 'held') execute function forget_held_post('answer');
create constraint trigger jobs_end_hold after update of visibility on jobs
  deferrable initially deferred
  for each row when (old.visibility = 'held' and new.visibility <> 'held') execute function forget_held_post('job');
create constraint trigger events_end_hold after update of visibility on events
  deferrable initially deferred
  for each row when (old.visibility = 'held' and new.visibility <> 'held') execute function forget_held_event();
