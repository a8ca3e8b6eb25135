-- Searches look among some ten thousand of the newest documents first, which are kept a second time with an index of their
-- own, and turn to all others only when those have too few. So what is searched for often costs the same at any size.

-- Numbers below this one are no longer among the newest.
create function oldest_recent(newest bigint) returns bigint language sql immutable as
  $$ select greatest(0, (newest >> 13) - 1) << 13 $$;

-- Gives a table `<kind>_search (<kind>_id, document)` such a second table, and a function that finds the newest matches.
create procedure keep_recent(kind text) language plpgsql as $procedure$
begin
  execute replace($ddl$
    create table thing_recent (
      thing_id bigint primary key references thing_search on delete cascade,
      document tsvector not null
    );
    create index thing_recent_document on thing_recent using gin (document) with (fastupdate = off);
    insert into thing_recent select * from thing_search
      where thing_id >= oldest_recent((select max(thing_id) from thing_search));

    create function thing_search_written() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        update thing_recent set document = new.document where thing_id = new.thing_id;
        return null;
      end if;
      insert into thing_recent values (new.thing_id, new.document);
      if new.thing_id = oldest_recent(new.thing_id) + (1 << 13) then
        -- one that somebody is writing to right now goes the next time
        delete from thing_recent where thing_id in (
          select thing_id from thing_recent where thing_id < oldest_recent(new.thing_id) for update skip locked
        );
      end if;
      return null;
    end
    $$;
    create trigger thing_search_written after insert or update on thing_search
      for each row execute function thing_search_written();

    -- The newest matches below a number, at most so many of the recent ones and, if those are not enough, as many of the
    -- others, of which no more than 3,000 are looked at. What the recent ones are asked may be broader.
    create function newest_thing(recently tsquery, ever tsquery, below bigint, enough integer, most integer)
    returns table (id bigint, document tsvector, recent boolean)
    language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
    declare
      -- sums with nothing keep the planner from reading all by their numbers
      oldest bigint := oldest_recent((select max(thing_id) from thing_recent));
      found_recently integer;
    begin
      return query
        select r.thing_id, r.document, true from thing_recent as r
        where r.thing_id >= oldest and r.thing_id + 0 < below and r.document @@ recently
        order by r.thing_id + 0 desc limit most;
      get diagnostics found_recently = row_count;
      if found_recently >= enough or oldest = 0 then
        return;
      end if;
      return query
        select o.thing_id, o.document, false from (
          select s.thing_id, s.document from thing_search as s
          where s.thing_id + 0 < least(oldest, below) and s.document @@ ever limit 3000
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
