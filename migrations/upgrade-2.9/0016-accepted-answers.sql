-- An accepted answer belongs to its question. Until now an answer of another question could be stored.
update questions as q set accepted_answer_id = null
  where accepted_answer_id is not null
    and not exists (select from answers as a where a.id = q.accepted_answer_id and a.question_id = q.id);

alter table questions drop constraint questions_accepted_answer_id_fkey;
alter table answers add constraint answers_of_question unique (question_id, id);
alter table questions add constraint questions_accepted_answer
  foreign key (id, accepted_answer_id) references answers (question_id, id) on delete set null (accepted_answer_id);
-- The foreign key finds its question by the primary key.
drop index questions_accepted;
