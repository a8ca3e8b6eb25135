-- Whether everybody sees a business in the directory.
create function is_listed(is_public boolean, verification_status text) returns boolean language sql immutable
return is_public and verification_status in ('curated', 'approved');

-- English stems, and the unstemmed words of the name to match a word that is still being typed. City and industry are
-- also included as a whole, with signs that no word of a text has.
create function business_document(
  business_name text, tagline text, industry text, category text, description text, city text
) returns tsvector language sql immutable
return array_to_tsvector(array_remove(array['@' || lower(city), '#' || lower(industry)], null))
  || setweight(to_tsvector('english', searchable_text(business_name)), 'A')
  || setweight(to_tsvector('simple', searchable_text(business_name)), 'A')
  || setweight(to_tsvector('english', searchable_text(concat_ws(' ', industry, category, tagline))), 'B')
  || setweight(to_tsvector('english', searchable_text(concat_ws(' ', city, description))), 'C');

create table businesses (
  id bigint generated always as identity primary key,
  business_name text not null collate "en-x-icu"
    constraint businesses_business_name_length check (char_length(business_name) <= 255),
  tagline text constraint businesses_tagline_length check (char_length(tagline) <= 255),
  industry text collate "en-x-icu" constraint businesses_industry_length check (char_length(industry) <= 255),
  category text constraint businesses_category_length check (char_length(category) <= 255),
  description text constraint businesses_description_length check (char_length(description) <= 20000),
  street text constraint businesses_street_length check (char_length(street) <= 255),
  city text collate "en-x-icu" constraint businesses_city_length check (char_length(city) <= 255),
  state text not null constraint businesses_state_length check (char_length(state) <= 255),
  zip_code text constraint businesses_zip_code_length check (char_length(zip_code) <= 255),
  location text constraint businesses_location_length check (char_length(location) <= 255),
  phone text constraint businesses_phone_length check (char_length(phone) <= 255),
  website text constraint businesses_website_length check (char_length(website) <= 2048),
  about_url text constraint businesses_about_url_length check (char_length(about_url) <= 2048),
  alaska_business_license text
    constraint businesses_alaska_business_license_length check (char_length(alaska_business_license) <= 255),
  ein text constraint businesses_ein_length check (char_length(ein) <= 20),
  business_structure text constraint businesses_business_structure_values
    check (business_structure in ('LLC', 'CORP', 'SOLE_PROPRIETORSHIP', 'PARTNERSHIP', 'NONPROFIT')),
  year_established integer,
  verification_status text not null default 'pending' constraint businesses_verification_status_values
    check (verification_status in ('imported', 'curated', 'pending', 'approved', 'rejected', 'suspended')),
  verification_notes text
    constraint businesses_verification_notes_length check (char_length(verification_notes) <= 5000),
  verified_at timestamptz,
  is_claimed boolean not null default false,
  is_public boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The unit separator prevents matches that span two fields.
  search_text text not null generated always as (
    lower(business_name || E'\x1f' || coalesce(tagline, '') || E'\x1f' || coalesce(description, '')
      || E'\x1f' || coalesce(industry, '') || E'\x1f' || coalesce(city, ''))
  ) stored,
  -- Equal for two imported rows of the same business: name, city and first street line, without case and repeated
  -- spaces.
  import_key text not null generated always as (
    lower(regexp_replace(btrim(business_name), '\s+', ' ', 'g')
      || E'\x1f' || regexp_replace(btrim(coalesce(city, '')), '\s+', ' ', 'g')
      || E'\x1f' || regexp_replace(btrim(coalesce(street, '')), '\s+', ' ', 'g'))
  ) stored,
  is_listed boolean not null generated always as (is_listed(is_public, verification_status)) stored,
  -- Null outside the directory, so that an import costs little until it is published. A generated column cannot refer
  -- to another one.
  document tsvector generated always as (
    case when is_listed(is_public, verification_status)
      then business_document(business_name, tagline, industry, category, description, city) end
  ) stored
);
create index businesses_directory on businesses (business_name, id) where is_listed;
create index businesses_industry on businesses (lower(industry), business_name, id) where is_listed;
create index businesses_city on businesses (lower(city), business_name, id) where is_listed;
-- The sitemap reads ranges of ids.
create index businesses_listed on businesses (id) where is_listed;
create index businesses_document on businesses using gin (document) where is_listed;
create index businesses_similar_name on businesses using gin (lower(business_name) gin_trgm_ops) where is_listed;
create index businesses_search_text on businesses using gin (search_text gin_trgm_ops);
create index businesses_import_key on businesses using hash (import_key);
create index businesses_status on businesses (verification_status, business_name, id);
create trigger businesses_announce after insert or update or delete or truncate on businesses
  for each statement execute function announce_change();

-- After a bulk change, searches scan the pending list of the index and use outdated statistics. The role of the
-- application owns no table, so it can neither clean the list nor analyze the table.
create function settle_businesses() returns void language plpgsql security definer as $$
begin
  perform gin_clean_pending_list('businesses_search_text');
  analyze businesses;
end
$$;
-- The caller of a security definer function must not choose which objects its names refer to.
do $$
begin
  execute format('alter function settle_businesses() set search_path = %I, pg_temp', current_schema());
end
$$;

-- A member of a team, or an invitation, which an email address holds until a person accepts it. An invitation has no
-- user, so it gives nobody a right and does not reveal whether the address has an account.
create table business_members (
  id bigint generated always as identity primary key,
  business_id bigint not null references businesses on delete cascade,
  user_id bigint references users on delete cascade,
  role text not null constraint business_members_role_values check (role in ('owner', 'admin', 'member', 'viewer')),
  status text not null default 'active'
    constraint business_members_status_values check (status in ('active', 'invited')),
  joined_at timestamptz default now(),
  email text constraint business_members_email_length check (char_length(email) <= 254),
  token_hash bytea unique,
  unique (business_id, user_id),
  constraint business_members_active_or_invited check (
    case status
      when 'active' then user_id is not null and email is null and token_hash is null
      else user_id is null and email is not null and joined_at is null and role <> 'owner'
    end
  )
);
create unique index business_members_one_owner on business_members (business_id) where role = 'owner';
create unique index business_members_invited on business_members (lower(email), business_id);
create index business_members_user on business_members (user_id);
create trigger business_members_announce after insert or update or delete on business_members
  for each statement execute function announce_change();

-- Requests to join a team that wait for a decision. A decision deletes the row.
create table access_requests (
  id bigint generated always as identity primary key,
  business_id bigint not null references businesses on delete cascade,
  user_id bigint not null references users on delete cascade,
  message text constraint access_requests_message_length check (char_length(message) <= 5000),
  created_at timestamptz not null default now(),
  unique (business_id, user_id)
);
create index access_requests_user on access_requests (user_id);

create table claims (
  id bigint generated always as identity primary key,
  business_id bigint not null references businesses on delete cascade,
  user_id bigint not null references users on delete cascade,
  status text not null default 'pending'
    constraint claims_status_values check (status in ('pending', 'approved', 'rejected')),
  alaska_business_license text not null
    constraint claims_alaska_business_license_length check (char_length(alaska_business_license) <= 255),
  ein text constraint claims_ein_length check (char_length(ein) <= 20),
  proof_of_ownership text constraint claims_proof_of_ownership_length check (char_length(proof_of_ownership) <= 5000),
  message text not null constraint claims_message_length check (char_length(message) <= 5000),
  -- The domain at which the requester read a mailbox. The website of the business may have changed since.
  proven_domain text,
  proven_email text constraint claims_proven_email_length check (char_length(proven_email) <= 254),
  proven_at timestamptz,
  -- The fields that the business took over from this claim. Revoking the claim clears them.
  taken_over text[] not null default '{}',
  admin_notes text constraint claims_admin_notes_length check (char_length(admin_notes) <= 5000),
  reviewer_id bigint references users on delete set null,
  reviewed_at timestamptz,
  revoked_at timestamptz,
  revoked_reason text constraint claims_revoked_reason_length check (char_length(revoked_reason) <= 5000),
  created_at timestamptz not null default now()
);
create unique index claims_one_pending on claims (business_id, user_id) where status = 'pending';
create index claims_business on claims (business_id);
create index claims_user on claims (user_id, id desc);
create index claims_reviewer on claims (reviewer_id);
create index claims_status on claims (status, id desc);
create index claims_pending_first on claims ((status = 'pending') desc, id desc);

create table claim_codes (
  claim_id bigint primary key references claims on delete cascade,
  email text not null constraint claim_codes_email_length check (char_length(email) <= 254),
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
