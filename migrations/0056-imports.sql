-- Imports that are checked before they are applied, and can be undone. The import in one step has a row in `imports` too,
-- so that its businesses can be published and removed together.

create table imports (
  id bigint generated always as identity primary key,
  file_name text not null,
  state text not null default 'checking' constraint imports_state_values check (
    state in ('checking', 'checked', 'applying', 'applied', 'undoing', 'undone', 'failed')
  ),
  -- Why the file could not be read.
  error text,
  -- The hash of the headings, by which a list is known again. Null until the file has been read.
  headings_key text,
  encoding text,
  delimiter text,
  heading_line integer,
  -- The line where the rows begin. What is before them are titles and headings.
  first_line integer not null default 1,
  columns jsonb not null default '[]',
  mapping jsonb not null default '{}',
  duplicates text not null default 'skip'
    constraint imports_duplicates_values check (duplicates in ('skip', 'create', 'update')),
  counts jsonb not null default '{}',
  results jsonb not null default '{}',
  -- The import of the same list before this one.
  earlier_id bigint references imports on delete set null,
  -- The rows up to this line have been processed by the step that `state` names.
  last_line integer not null default 0,
  processed integer not null default 0,
  total integer not null default 0,
  publishing text constraint imports_publishing_values check (publishing in ('running', 'done', 'cancelled')),
  -- The businesses of the rows up to this line have been published.
  published_line integer not null default 0,
  published integer not null default 0,
  publisher_id bigint references users on delete set null,
  -- The entry of the audit log about the publishing, of which those about each business are parts.
  publish_entry_id bigint references audit_log,
  user_id bigint references users on delete set null,
  user_name text not null,
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  undone_at timestamptz
);
create index imports_user on imports (user_id);
create index imports_publisher on imports (publisher_id);
create index imports_publish_entry on imports (publish_entry_id);
create index imports_earlier on imports (earlier_id);
create index imports_headings on imports (headings_key, id desc);

-- The uploaded file, compressed, in parts of about a megabyte.
create table import_files (
  import_id bigint not null references imports on delete cascade,
  part integer not null,
  content bytea not null,
  primary key (import_id, part)
);

-- What the check found for each row of the file. This table and the next have no foreign keys: checking them takes as long as
-- the insert, and a deleted business leaves the report whole. `deleteImports` deletes their rows.
create table import_lines (
  import_id bigint not null,
  line integer not null,
  kind text not null constraint import_lines_kind_values
    check (kind in ('new', 'changed', 'same', 'refused', 'duplicate')),
  reason text,
  business_id bigint,
  changes jsonb,
  business_name text, readable_name text, readable_city text, street text, city text, state text, zip_code text, location text, industry text, category text,
  description text, phone text, website text, alaska_business_license text, naics_code text, year_established integer,
  latitude double precision, longitude double precision, has_state boolean,
  primary key (import_id, line)
);
create index import_lines_kind on import_lines (import_id, kind, line);

-- What an import did with a business: `changes` has what it wrote, each field with the value before and after.
create table import_businesses (
  import_id bigint not null,
  line integer not null,
  business_id bigint not null,
  effect text not null constraint import_businesses_effect_values
    check (effect in ('created', 'updated', 'proposed', 'unchanged')),
  changes jsonb,
  undone text constraint import_businesses_undone_values check (undone in ('removed', 'restored', 'kept')),
  primary key (import_id, line)
);
create index import_businesses_business on import_businesses (business_id, import_id);

-- Businesses of the earlier import of the same list that are no longer in it.
create table import_missing (
  import_id bigint not null references imports on delete cascade,
  business_id bigint not null references businesses on delete cascade,
  unpublished boolean not null default false,
  primary key (import_id, business_id)
);
create index import_missing_business on import_missing (business_id);

-- Changes of a list for businesses whose fields belong to somebody. The team or an administrator decides on each.
create table import_proposals (
  id bigint generated always as identity primary key,
  import_id bigint not null references imports on delete cascade,
  business_id bigint not null references businesses on delete cascade,
  field text not null,
  from_value text,
  to_value text not null,
  status text not null default 'pending'
    constraint import_proposals_status_values check (status in ('pending', 'accepted', 'rejected')),
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index import_proposals_pending on import_proposals (business_id, field) where status = 'pending';
create index import_proposals_business on import_proposals (business_id, field);
create index import_proposals_import on import_proposals (import_id);
create index import_proposals_decided_by on import_proposals (decided_by);

-- The mapping that an administrator last applied to these headings.
create table import_mappings (
  headings_key text primary key,
  mapping jsonb not null,
  used_at timestamptz not null default now()
);

-- A name without case, punctuation and legal form, to find the same business spelled otherwise. Null when nothing is left.
create function match_name(name text) returns text language sql immutable parallel safe
return nullif(translate(regexp_replace(
  ' ' || translate(lower(name), E'-–—/\\:;,()+|_&.\'’‘`"“”!?#*', repeat(' ', 14)) || ' ',
  ' +(the|and|of|inc|incorporated|llc|llp|lllp|pllc|ltd|limited|co|company|corp|corporation|pc|lp)(?= )', ' ', 'g'), ' ', ''), '');

-- The number and the beginning of the street, or the post office box, with the city or ZIP code. Null without a number.
create function match_street(street text, city text, zip_code text) returns text language sql immutable parallel safe
return (
  with parts as (
    select regexp_match(lower(street),
      '^\W*(?:(p\W*o\W*box|box)\W*)?(\d+)\w*\W*(?:(?:north|south|east|west|[nsew]{1,2})\M\W*)?(\w{0,4})') as found
  )
  select found[2] || case when found[1] is null then ' ' || coalesce(found[3], '') else ' box' end
    || ' ' || coalesce(substr(zip_code, 1, 5), lower(city), '')
  from parts where found is not null
);

-- The last ten digits of a phone number; null when there are fewer.
create function match_phone(phone text) returns text language sql immutable parallel safe
return substring(regexp_replace(split_part(lower(phone), 'x', 1), '\D', '', 'g') from '\d{10}$');

-- A web address without scheme, www and trailing slash.
create function match_website(website text) returns text language sql immutable parallel safe
return nullif(regexp_replace(lower(website), '^https?://(www\.)?|/+$', '', 'g'), '');
