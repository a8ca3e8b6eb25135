-- Each search reads the whole list of entries that wait to be merged into a GIN index. By default it grows to 4 MB, which
-- takes as long as the search itself: https://www.postgresql.org/docs/current/gin.html#GIN-FAST-UPDATE
alter index businesses_document set (gin_pending_list_limit = 256);
alter index businesses_similar_name set (gin_pending_list_limit = 256);
alter index title_words_similar set (gin_pending_list_limit = 256);
alter index job_words_similar set (gin_pending_list_limit = 256);
do $$
begin
  perform gin_clean_pending_list('businesses_document'), gin_clean_pending_list('businesses_similar_name'),
    gin_clean_pending_list('title_words_similar'), gin_clean_pending_list('job_words_similar');
end
$$;
