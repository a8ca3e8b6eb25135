-- The place of a listing in the order by worth, from 0: verified, then claimed, then described, then reachable.
create function listing_rank(
  verification_status text, is_claimed boolean, description text, tagline text, phone text, website text
) returns integer language sql immutable
return case when verification_status = 'approved' then 0 else 8 end + case when is_claimed then 0 else 4 end
  + case when description is not null or tagline is not null then 0 else 2 end
  + case when phone is not null or website is not null then 0 else 1 end;

create index businesses_best on businesses (
  listing_rank(verification_status, is_claimed, description, tagline, phone, website), business_name, id
) where is_listed;
-- The display city lets PostgreSQL count the businesses of a city in the index alone.
drop index businesses_industry, businesses_city;
create index businesses_industry on businesses (
  lower(industry), listing_rank(verification_status, is_claimed, description, tagline, phone, website), business_name, id
) include (industry) where is_listed;
create index businesses_city on businesses (
  lower(city), listing_rank(verification_status, is_claimed, description, tagline, phone, website), business_name, id
) include (display_city) where is_listed;
