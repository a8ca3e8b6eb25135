-- What was deleted and can be restored: see docs/decisions/077-set-deleted-rows-aside.md. The rows leave their tables, so no
-- query has to leave them out.

create table deletions (
  id bigint generated always as identity primary key,
  target_type text not null constraint deletions_target_type_values
    check (target_type in ('question', 'answer', 'job', 'event', 'business')),
  -- One id, or those of the dates of a series that were deleted together.
  target_ids bigint[] not null constraint deletions_target_ids_present check (cardinality(target_ids) > 0),
  -- What administrators see in the list of deleted things.
  title text not null,
  deleted_by bigint references users on delete set null,
  deleted_at timestamptz not null default now()
);
create index deletions_target on deletions using gin (target_ids);
create index deletions_deleted_at on deletions (deleted_at, id);
create index deletions_deleted_by on deletions (deleted_by);

-- The rows of a deletion: those that were deleted, and the references to them that became null.
create table deleted_rows (
  id bigint generated always as identity primary key,
  deletion_id bigint not null references deletions on delete cascade,
  relation text not null,
  -- 0 for what was deleted itself, 1 for what referred to it, and so on. Null for a reference that became null.
  depth integer,
  -- The column of a reference that became null.
  referring text,
  -- The row. Of a reference that became null, the primary key and the referring column.
  content jsonb not null,
  -- The accounts to which the row refers.
  user_ids bigint[] not null default '{}',
  constraint deleted_rows_row_or_reference check (num_nonnulls(depth, referring) = 1)
);
create index deleted_rows_deletion on deleted_rows (deletion_id, relation, depth);
create index deleted_rows_users on deleted_rows using gin (user_ids);
-- The files of a picture remain as long as it can be restored.
create index deleted_rows_pictures on deleted_rows ((content ->> 'hash')) where relation = 'business_pictures';

-- Forgets a row and the rows that were deleted because of it. Without its first row, nothing of a deletion can be restored.
create function forget_deleted_row(forgotten deleted_rows) returns void
language plpgsql set search_path from current as $$
declare
  child deleted_rows;
begin
  delete from deletions where id = forgotten.deletion_id and forgotten.depth = 0;
  delete from deleted_rows where id = forgotten.id;
  for child in
    select d.* from deleted_rows as d
    join pg_constraint as c on c.contype = 'f' and c.confdeltype = 'c' and c.conrelid = to_regclass(d.relation)
      and c.confrelid = to_regclass(forgotten.relation)
    join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute as b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
    where d.deletion_id = forgotten.deletion_id and d.depth > 0
      and d.content ->> a.attname = forgotten.content ->> b.attname
  loop
    perform forget_deleted_row(child);
  end loop;
end
$$;

-- What is deleted with an account also leaves the rows that can be restored.
create function forget_user_in_deleted_rows() returns trigger language plpgsql set search_path from current as $$
declare
  found_row deleted_rows;
  reference record;
begin
  for found_row in select * from deleted_rows where user_ids @> array[old.id] order by id for update loop
    for reference in
      select a.attname as name, c.confdeltype = 'n' as is_nulled from pg_constraint as c
      join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'users'::regclass and c.conrelid = to_regclass(found_row.relation)
        and found_row.content ->> a.attname = old.id::text
      order by 2
    loop
      if not reference.is_nulled then
        perform forget_deleted_row(found_row);
        exit;
      end if;
      found_row.content := found_row.content || jsonb_build_object(reference.name, null);
      update deleted_rows set content = found_row.content, user_ids = array_remove(user_ids, old.id) where id = found_row.id;
    end loop;
  end loop;
  return old;
end
$$;
create trigger users_forget_in_deleted_rows before delete on users
  for each row execute function forget_user_in_deleted_rows();
