create extension if not exists pg_trgm;

create table businesses (
  id bigint generated always as identity primary key,
  business_name text not null collate "en-x-icu",
  tagline text,
  industry text collate "en-x-icu",
  category text,
  description text,
  street text,
  city text collate "en-x-icu",
  state text not null,
  zip_code text,
  location text,
  phone text,
  website text,
  about_url text,
  alaska_business_license text,
  ein text,
  business_structure text check (business_structure in ('LLC', 'CORP', 'SOLE_PROPRIETORSHIP', 'PARTNERSHIP', 'NONPROFIT')),
  year_established integer,
  verification_status text not null default 'pending'
    check (verification_status in ('imported', 'curated', 'pending', 'approved', 'rejected', 'suspended')),
  verification_notes text,
  verified_at timestamptz,
  is_claimed boolean not null default false,
  is_public boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- the unit separator keeps a match from running over two fields
  search_text text not null generated always as (
    lower(business_name || E'\x1f' || coalesce(tagline, '') || E'\x1f' || coalesce(description, '')
      || E'\x1f' || coalesce(industry, '') || E'\x1f' || coalesce(city, ''))
  ) stored,
  -- what makes two imported rows the same: name, city and first street line, without case or repeated spaces
  import_key text not null generated always as (
    lower(regexp_replace(btrim(business_name), '\s+', ' ', 'g')
      || E'\x1f' || regexp_replace(btrim(coalesce(city, '')), '\s+', ' ', 'g')
      || E'\x1f' || regexp_replace(btrim(coalesce(street, '')), '\s+', ' ', 'g'))
  ) stored
);
create index businesses_directory on businesses (business_name, id)
  where is_public and verification_status in ('curated', 'approved');
create index businesses_industry on businesses (lower(industry), business_name, id)
  where is_public and verification_status in ('curated', 'approved');
create index businesses_city on businesses (lower(city), business_name, id)
  where is_public and verification_status in ('curated', 'approved');
create index businesses_search on businesses using gin (search_text gin_trgm_ops);
create index businesses_import_key on businesses using hash (import_key);
create index businesses_status on businesses (verification_status, business_name, id);

create table business_members (
  id bigint generated always as identity primary key,
  business_id bigint not null references businesses on delete cascade,
  user_id bigint not null references users on delete cascade,
  role text not null check (role in ('owner', 'admin', 'member', 'viewer')),
  status text not null default 'active' check (status in ('active', 'invited')),
  joined_at timestamptz default now(),
  unique (business_id, user_id)
);
create unique index business_members_one_owner on business_members (business_id) where role = 'owner';
create index business_members_user on business_members (user_id);
