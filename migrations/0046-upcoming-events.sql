-- Events that have not ended, soonest first. A search reads these or the matches of its words, whichever are fewer.
create index events_upcoming_start on events (start_datetime, id) where is_listed and not is_over;
