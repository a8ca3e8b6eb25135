-- Vectors of public documents from an embedding service. The tables stay empty without one. See docs/decisions/063.

create table embeddings (
  kind text collate "C" not null
    constraint embeddings_known_kind check (kind in ('business', 'job', 'event', 'question', 'help')),
  -- The id of the row, or the name of the help page.
  name text collate "C" not null constraint embeddings_name_size check (char_length(name) <= 100),
  model text collate "C" not null constraint embeddings_model_size check (char_length(model) <= 200),
  -- The MD5 of the text. It shows whether the document has changed since.
  text_hash uuid not null,
  -- One signed byte for each dimension; null when the service refuses the text.
  vector bytea constraint embeddings_vector_size check (octet_length(vector) between 1 and 4096),
  -- A bit for each dimension, 1 when it is positive. A scan of these finds the candidates.
  signs bit varying,
  embedded_at timestamptz not null default now(),
  constraint embeddings_pkey primary key (kind, name),
  constraint embeddings_signs check ((vector is null) = (signs is null) and octet_length(vector) = length(signs))
);
-- Keeps the vectors out of the pages that a scan reads. They do not compress.
alter table embeddings alter column vector set storage external, alter column signs set storage plain;
alter table embeddings set (toast_tuple_target = 128);

-- The state of the task that fills the table, in one row.
create table embedding_status (
  is_only boolean not null default true constraint embedding_status_pkey primary key
    constraint embedding_status_is_only check (is_only),
  -- No run starts before this time. A run keeps it in the future, so that other processes wait until it has ended or died.
  next_run_at timestamptz not null default now(),
  -- Failures in a row.
  failures integer not null default 0,
  last_error text constraint embedding_status_last_error_size check (char_length(last_error) <= 500),
  -- Documents that wait for their vectors.
  waiting integer not null default 0
);
insert into embedding_status default values;

-- What the service was used for, by day in the time zone of the region. Kept for good, like chat_days.
create table embedding_days (
  day date constraint embedding_days_pkey primary key,
  requests bigint not null default 0,
  tokens bigint not null default 0,
  cost numeric not null default 0
);
