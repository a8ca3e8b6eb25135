-- A newly listed thing also announces the tag `listed`, once in a transaction, so that who saved a search is told soon.
create or replace function record_listed_item() returns trigger language plpgsql set search_path from current as $$
begin
  insert into listed_items (list, item_id, author_id)
  values (tg_argv[0], new.id, case tg_argv[0]
    when 'businesses' then null
    when 'events' then (to_jsonb(new) ->> 'created_by')::bigint
    else (to_jsonb(new) ->> 'user_id')::bigint end)
  on conflict do nothing;
  if found and coalesce(current_setting('network.listed_announced', true), '') = '' then
    perform set_config('network.listed_announced', 'yes', true);
    insert into changes (tags) values ('{listed}');
  end if;
  return null;
end
$$;
