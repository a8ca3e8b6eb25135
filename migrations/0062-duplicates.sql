-- Businesses that may be the same one. A task compares each new or changed business with those that share a key with it, so
-- that no business is compared with all others.

-- The words of a name that tell businesses apart, sorted: without signs, articles and legal forms.
create function name_words(name text) returns text language sql immutable
return (
  select coalesce(string_agg(word, ' ' order by word collate "C"), '') from (
    select distinct word from string_to_table(
      regexp_replace(
        regexp_replace(replace(lower(normalize(name, NFD)), '&', ' and '), '[\u0300-\u036f''’.]', '', 'g'), '[^a-z0-9]+', ' ', 'g'),
      ' ') as word
    where word <> '' and word not in ('the', 'a', 'an', 'and', 'of', 'inc', 'incorporated', 'llc', 'corp', 'corporation', 'co',
      'company', 'ltd', 'limited', 'lp', 'llp', 'pc', 'pllc', 'dba')
  ) as words
);

-- The last ten digits of a telephone number; null when it has fewer.
create function phone_digits(phone text) returns text language sql immutable
return substring(regexp_replace(split_part(lower(phone), 'x', 1), '[^0-9]', '', 'g') from '[0-9]{10}$');

-- A street line without case, signs and the different forms of common words; null without a number.
create function street_words(street text) returns text language sql immutable
return case when street ~ '[0-9]' then
  btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(lower(street), '[^a-z0-9]+', ' ', 'g'),
    '\m(street|str)\M', 'st', 'g'), '\m(avenue|ave|av)\M', 'av', 'g'), '\m(road)\M', 'rd', 'g'), '\m(drive)\M', 'dr', 'g'),
    '\m(highway|hiway)\M', 'hwy', 'g'), '\mp ?o ?(b|box)\M|\mpost office box\M', 'pobox', 'g'),
    '\m(suite|ste|unit|apt|apartment|room|rm|number|no)\M', '', 'g'), ' +', ' ', 'g')) end;

-- The keys by which a business is found: the same words of the name, the same sound, telephone number or street, in a place.
create table business_keys (
  business_id bigint not null references businesses on delete cascade,
  kind text not null constraint business_keys_kind_values check (kind in ('name', 'sound', 'phone', 'street')),
  key text not null,
  primary key (business_id, kind)
);
create index business_keys_key on business_keys (kind, md5(key));

create function keys_of(business businesses) returns table (kind text, key text) language sql stable
begin atomic
  select kinds.kind, kinds.key from (
    select 'name' as kind, name_words((business).business_name) || '@' || lower(coalesce((business).city, '')) as key
      where name_words((business).business_name) <> ''
    union all
    -- Consonants: most misspellings are of vowels and doubled letters.
    select 'sound', regexp_replace(regexp_replace(translate(name_words((business).business_name), 'aeiouyh ', ''),
        '(.)\1+', '\1', 'g'), 'ck|k|q', 'c', 'g') || '@' || lower(coalesce((business).city, ''))
      where length(translate(name_words((business).business_name), 'aeiouyh ', '')) >= 4
    union all
    select 'phone', phone_digits((business).phone) where phone_digits((business).phone) is not null
    union all
    select 'street', street_words((business).street) || '@'
        || coalesce(substring((business).zip_code from '[0-9]{5}'), lower((business).city), '')
      where street_words((business).street) is not null
  ) as kinds;
end;

-- Businesses whose keys changed. Without a unique key, because writers would wait for each other.
create table businesses_to_compare (business_id bigint not null);

create function queue_changed_keys() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
begin
  if tg_op = 'INSERT' then
    insert into businesses_to_compare select id from new_rows;
  else
    insert into businesses_to_compare select n.id from old_rows as o join new_rows as n using (id)
      where (o.business_name, o.city, o.phone, o.street, o.zip_code)
        is distinct from (n.business_name, n.city, n.phone, n.street, n.zip_code);
  end if;
  return null;
end
$$;
create trigger businesses_queue_keys_insert after insert on businesses
  referencing new table as new_rows for each statement execute function queue_changed_keys();
create trigger businesses_queue_keys_update after update on businesses
  referencing old table as old_rows new table as new_rows for each statement execute function queue_changed_keys();
insert into businesses_to_compare select id from businesses order by id;

-- Two businesses that may be the same, each pair once.
create table duplicate_pairs (
  id bigint generated always as identity primary key,
  first_id bigint not null references businesses on delete cascade,
  second_id bigint not null references businesses on delete cascade,
  -- What is the same.
  kinds text[] not null,
  -- From 0 to 100.
  score integer not null,
  -- An administrator said that they are different. The pair is not proposed again.
  is_different boolean not null default false,
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint duplicate_pairs_order check (first_id < second_id),
  unique (first_id, second_id)
);
create index duplicate_pairs_second on duplicate_pairs (second_id);
create index duplicate_pairs_queue on duplicate_pairs (score desc, id) where not is_different;
create index duplicate_pairs_decided_by on duplicate_pairs (decided_by);

-- A business that became a part of another one. Its address leads there.
create table business_merges (
  id bigint generated always as identity primary key,
  kept_id bigint not null references businesses on delete cascade,
  gone_id bigint not null,
  gone_name text not null constraint business_merges_gone_name_length check (char_length(gone_name) <= 255),
  -- What undoing needs; null once it is too late.
  gone_row jsonb,
  moved jsonb,
  kept_before jsonb,
  merged_by bigint references users on delete set null,
  merged_at timestamptz not null default now(),
  undone_at timestamptz
);
create unique index business_merges_gone on business_merges (gone_id) where undone_at is null;
create index business_merges_kept on business_merges (kept_id);
create index business_merges_merged_by on business_merges (merged_by);
create index business_merges_newest on business_merges (merged_at);

-- Moves every row that refers to a business to another one. What the other one has already, such as an owner or a logo, stays.
-- Returns both, for undoing: rows by table as they were.
create function move_business_rows(gone bigint, kept bigint) returns jsonb
language plpgsql set search_path from current as $$
declare
  reference record;
  found_row record;
  moved jsonb := '[]';
begin
  for reference in
    select c.conrelid::regclass as relation, a.attname as referring from pg_constraint as c
    join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.confrelid = 'businesses'::regclass and c.contype = 'f' and cardinality(c.conkey) = 1
      and c.conrelid not in ('business_keys'::regclass, 'duplicate_pairs'::regclass, 'business_merges'::regclass)
    order by 1
  loop
    for found_row in execute format('select ctid as place, to_jsonb(t) as content from %s as t where %I = $1 for update',
      reference.relation, reference.referring) using gone
    loop
      begin
        execute format('update %s set %I = $1 where ctid = $2', reference.relation, reference.referring)
          using kept, found_row.place;
        moved := moved || jsonb_build_object('table', reference.relation::text, 'column', reference.referring,
          'row', found_row.content, 'is_moved', true);
      exception when unique_violation then
        moved := moved || jsonb_build_object('table', reference.relation::text, 'column', reference.referring,
          'row', found_row.content, 'is_moved', false);
      end;
    end loop;
  end loop;
  return moved;
end
$$;

-- Inserts a row from its JSON, without generated columns.
create function insert_row(relation regclass, content jsonb) returns void
language plpgsql set search_path from current as $$
declare
  columns text;
begin
  select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
  where attrelid = relation and attnum > 0 and not attisdropped and attgenerated = '' and content ? attname;
  execute format('insert into %s (%s) overriding system value select %s from jsonb_populate_record(null::%s, $1)',
    relation, columns, columns, relation) using content;
end
$$;

-- Gives a business its rows back, as far as they still belong to the one that it was merged with.
create function return_business_rows(gone bigint, kept bigint, moved jsonb) returns void
language plpgsql set search_path from current as $$
declare
  entry jsonb;
  relation regclass;
  key_condition text;
begin
  for entry in select * from jsonb_array_elements(moved) loop
    relation := to_regclass(entry ->> 'table');
    continue when relation is null;
    if not (entry ->> 'is_moved')::boolean then
      begin
        perform insert_row(relation, entry -> 'row');
      exception when unique_violation or foreign_key_violation then
        -- Somebody has written the same since, or what the row refers to is gone.
      end;
      continue;
    end if;
    select string_agg(format('%I = %s', a.attname,
      case when a.attname = entry ->> 'column' then kept::text
        else quote_literal(entry -> 'row' ->> a.attname) end), ' and ') into key_condition
    from pg_index as i join pg_attribute as a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = relation and i.indisprimary;
    begin
      execute format('update %s set %I = $1 where %I = $2 and %s', relation, entry ->> 'column', entry ->> 'column', key_condition)
        using gone, kept;
    exception when unique_violation then
    end;
  end loop;
end
$$;
