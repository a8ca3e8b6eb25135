-- The listed businesses with a name similar to the text, most similar first. The setting makes the trigram index return only
-- names with this word similarity (pg_trgm); computing it for the others takes most of the time.
create function businesses_with_similar_name(typed text, most integer) returns table (id bigint)
language sql stable
set pg_trgm.word_similarity_threshold = 0.68
begin atomic
  select b.id from businesses as b
  where b.is_listed and typed <% lower(b.business_name)
  order by word_similarity(typed, lower(b.business_name)) desc, similarity(typed, lower(b.business_name)) desc, b.id
  limit most;
end;
