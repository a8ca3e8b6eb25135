-- A search takes a misspelled city for the town that it is close to, unless an administrator keeps its name.
create trigger kept_names_announce after insert or update or delete on kept_names
  for each statement execute function announce_tags('directory', 'facets');
create trigger kept_names_announce_truncate after truncate on kept_names
  for each statement execute function announce_tags('*');
