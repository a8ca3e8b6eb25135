-- Finding part of a word by trigrams took time with the number of businesses, because few trigrams are rare: their lists
-- had to be compared.

-- Everything in ASCII but letters and digits ends a word.
create function separate_words(words text) returns text language sql immutable
return translate(words, E'\x01\x02\x03\x04\x05\x06\x07\b\t\n\x0b\f\r\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~\x7f', repeat(' ', 64));

-- The endings of all words, cut to twelve characters. A word that contains a text has an ending that begins with it.
-- Twelve, because a tsvector holds a megabyte, and the words of a business up to 21,020 characters of four bytes. The cost
-- keeps the planner from computing this for each row of the table.
create function word_endings(words text) returns tsvector language sql immutable cost 2000
return (
  select array_to_tsvector(coalesce(array_agg(distinct substr(piece, first, 12) collate "C"), '{}'))
  from (
    -- Pieces, because finding a position takes time with the length of the word. "offset 0" keeps each as a value.
    select substr(word, 1 + 200 * place, 211) as piece
    from (
      select distinct word collate "C" as word from string_to_table(separate_words(words), ' ') as word
    ) as distinct_words cross join generate_series(0, (char_length(word) - 1) / 200) as place
    offset 0
  ) as pieces cross join generate_series(1, least(200, char_length(piece) - 1)) as first
);

-- A query that word_endings() of all texts with this part matches, and a few others. Words of one letter are left out.
create function part_query(part text) returns tsquery language sql immutable
return (
  select coalesce(string_agg(
    case when place < last_place and char_length(word) < 12 then '''' || word || '''' else '''' || substr(word, 1, 12) || ''':*' end,
    ' & '
  ), '')::tsquery
  from (
    select word, place, max(place) over () as last_place
    from string_to_table(separate_words(part), ' ') with ordinality as split (word, place)
  ) as words where char_length(word) > 1
);

create index businesses_parts on businesses using gin (word_endings(search_text)) with (gin_pending_list_limit = 256)
  where is_listed;
drop index businesses_search_text;

create or replace function settle_businesses() returns void language plpgsql security definer as $$
begin
  perform gin_clean_pending_list('businesses_parts');
  analyze businesses;
end
$$;
-- The caller of a security definer function must not choose which objects its names refer to.
do $$
begin
  execute format('alter function settle_businesses() set search_path = %I, pg_temp', current_schema());
end
$$;
analyze businesses;
