-- The column beside its lower case lets PostgreSQL count the businesses of an industry or a city in the index alone:
-- https://www.postgresql.org/docs/18/indexes-index-only-scans.html
drop index businesses_industry, businesses_city;
create index businesses_industry on businesses (lower(industry), business_name, id) include (industry) where is_listed;
create index businesses_city on businesses (lower(city), business_name, id) include (city) where is_listed;
