-- Pictures of businesses. Their files are outside the database, below DATA_DIR or in the store of STORAGE_URL.

-- The files of one uploaded picture, by a hash of its content: a file of each width in each format. Two businesses may
-- use the same picture. The row exists before its files are written, and until they are deleted.
create table picture_files (
  hash text primary key,
  -- Of the largest file, in pixels.
  width integer not null,
  height integer not null,
  widths integer[] not null,
  -- Of all files.
  bytes bigint not null,
  -- When an upload last needed the files. Later ones that no picture uses are deleted.
  used_at timestamptz not null default now()
);
create index picture_files_used_at on picture_files (used_at);

create table business_pictures (
  id bigint generated always as identity primary key,
  business_id bigint not null references businesses on delete cascade,
  hash text not null references picture_files,
  role text not null constraint business_pictures_role_values check (role in ('logo', 'cover', 'photo')),
  alt text not null constraint business_pictures_alt_length check (char_length(alt) <= 300),
  -- The order of the photos of a business.
  position integer not null default 0,
  -- Signs the addresses of pictures that are not public.
  access_key uuid not null default gen_random_uuid(),
  created_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  -- A repeated upload adds nothing.
  unique (business_id, role, hash)
);
create unique index business_pictures_logo on business_pictures (business_id) where role = 'logo';
create unique index business_pictures_cover on business_pictures (business_id) where role = 'cover';
create index business_pictures_order on business_pictures (business_id, position, id);
create index business_pictures_hash on business_pictures (hash);
create index business_pictures_created_by on business_pictures (created_by);

-- The page of a business shows its pictures, and lists show its logo.
create function announce_business_pictures() returns trigger
language plpgsql set search_path from current as $$
declare
  business_ids bigint[];
begin
  if tg_op = 'INSERT' then
    business_ids := array(select business_id from new_rows);
  elsif tg_op = 'DELETE' then
    business_ids := array(select business_id from old_rows);
  else
    business_ids := array(select n.business_id from old_rows as o join new_rows as n using (id)
      where (o.business_id, o.hash, o.role, o.alt, o.position)
        is distinct from (n.business_id, n.hash, n.role, n.alt, n.position));
  end if;
  if cardinality(business_ids) > 0 then
    insert into changes (tags) values (tags_of('business', business_ids));
  end if;
  return null;
end
$$;
create trigger business_pictures_announce_insert after insert on business_pictures
  referencing new table as new_rows for each statement execute function announce_business_pictures();
create trigger business_pictures_announce_update after update on business_pictures
  referencing old table as old_rows new table as new_rows for each statement execute function announce_business_pictures();
create trigger business_pictures_announce_delete after delete on business_pictures
  referencing old table as old_rows for each statement execute function announce_business_pictures();
create trigger business_pictures_announce_truncate after truncate on business_pictures
  for each statement execute function announce_tags('*');
