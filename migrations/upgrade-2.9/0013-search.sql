-- Businesses by their words, as they are said and as they are written, and by names like the one that was typed. What is
-- not in the directory has no document: an import costs nothing until it is published.
create function business_document(
  business_name text, tagline text, industry text, category text, description text, city text
) returns tsvector language sql immutable as $$
  select array_to_tsvector(array_remove(array['@' || lower(city), '#' || lower(industry)], null))
    || setweight(to_tsvector('english', words_of(business_name)), 'A')
    || setweight(to_tsvector('simple', words_of(business_name)), 'A')
    || setweight(to_tsvector('english', words_of(concat_ws(' ', industry, category, tagline))), 'B')
    || setweight(to_tsvector('english', words_of(concat_ws(' ', city, description))), 'C')
$$;
alter table businesses add column document tsvector generated always as (
  case when is_public and verification_status in ('curated', 'approved')
    then business_document(business_name, tagline, industry, category, description, city) end
) stored;
create index businesses_document on businesses using gin (document)
  where is_public and verification_status in ('curated', 'approved');
create index businesses_similar on businesses using gin (lower(business_name) gin_trgm_ops)
  where is_public and verification_status in ('curated', 'approved');
