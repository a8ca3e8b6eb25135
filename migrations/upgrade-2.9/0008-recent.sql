-- Searches look among some ten thousand of the newest documents first, then among some hundred thousand, which are kept
-- once more with an index of their own, and turn to all others only when those have too few. So what is searched for often
-- costs the same at any size.

-- Documents stand together in blocks of so many by their numbers; those of the newest block and of the one before it are
-- recent. Numbers below this one are not.
create function oldest_recent(newest bigint, block integer) returns bigint language sql immutable as
  $$ select greatest(0, newest / block - 1) * block $$;

-- Gives a table `<kind>_search (<kind>_id, document)` two such tables, and a function that finds the newest matches.
create procedure keep_recent(kind text) language plpgsql as $procedure$
declare
  block integer;
begin
  foreach block in array array[8192, 65536] loop
    execute replace(replace($ddl$
      create table thing_recent_block (
        thing_id bigint primary key references thing_search on delete cascade,
        document tsvector not null
      );
      create index thing_recent_block_document on thing_recent_block using gin (document) with (fastupdate = off);
      insert into thing_recent_block select * from thing_search
        where thing_id >= oldest_recent((select max(thing_id) from thing_search), block);

      create function thing_recent_block_written() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          update thing_recent_block set document = new.document where thing_id = new.thing_id;
          return null;
        end if;
        insert into thing_recent_block values (new.thing_id, new.document);
        if new.thing_id = oldest_recent(new.thing_id, block) + block then
          -- one that somebody is writing to right now goes the next time
          delete from thing_recent_block where thing_id in (
            select thing_id from thing_recent_block where thing_id < oldest_recent(new.thing_id, block)
            for update skip locked
          );
        end if;
        return null;
      end
      $$;
      create trigger thing_recent_block_written after insert or update on thing_search
        for each row execute function thing_recent_block_written();
    $ddl$, 'thing', kind), 'block', block::text);
  end loop;

  execute replace($ddl$
    -- The newest matches below a number: at most so many of the most recent ones and, as long as those are not enough, as
    -- many of the recent ones, and of all others, of which no more than 3,000 are looked at. What the most recent ones are
    -- asked may be broader. The age tells these three apart.
    create function newest_thing(recently tsquery, ever tsquery, below bigint, enough integer, most integer)
    returns table (id bigint, document tsvector, age integer)
    language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
    declare
      -- the newest of all may be deleted, but what has been given up for it does not come back
      newest bigint := (select greatest(last_value, (select max(thing_id) from thing_recent_8192)) from things_id_seq);
      -- sums with nothing keep the planner from reading all by their numbers
      most_recent bigint := oldest_recent(newest, 8192);
      recent bigint := oldest_recent(newest, 65536);
      matched integer;
      matched_since integer;
    begin
      return query
        select r.thing_id, r.document, 0 from thing_recent_8192 as r
        where r.thing_id >= most_recent and r.thing_id + 0 < below and r.document @@ recently
        order by r.thing_id + 0 desc limit most;
      get diagnostics matched = row_count;
      if matched >= enough or most_recent = 0 then
        return;
      end if;
      return query
        select r.thing_id, r.document, 1 from thing_recent_65536 as r
        where r.thing_id + 0 >= recent and r.thing_id + 0 < least(most_recent, below) and r.document @@ ever
        order by r.thing_id + 0 desc limit most;
      get diagnostics matched_since = row_count;
      if matched + matched_since >= enough or recent = 0 then
        return;
      end if;
      return query
        select o.thing_id, o.document, 2 from (
          select s.thing_id, s.document from thing_search as s
          where s.thing_id + 0 < least(recent, below) and s.document @@ ever limit 3000
        ) as o order by o.thing_id desc limit most;
    end
    $$;
  $ddl$, 'thing', kind);
end
$procedure$;

call keep_recent('question');
drop function newest_matches;

drop function index_question;
drop function search_document;
drop function neighborhood;

create function search_document(title text, content text, answers text) returns tsvector
language sql immutable as $$
  select setweight(to_tsvector('english', words_of(title)), 'A')
    || setweight(to_tsvector('english', words_of(content)), 'B')
    || setweight(to_tsvector('english', words_of(answers)), 'C')
$$;

create function index_question(id bigint) returns void language sql as $$
  insert into question_search (question_id, document)
  select q.id, search_document(q.title, q.content, coalesce(
    (select string_agg(a.content, ' ' order by a.id) from answers a where a.question_id = q.id), ''))
  from questions q where q.id = $1
  on conflict (question_id) do update set document = excluded.document
$$;
