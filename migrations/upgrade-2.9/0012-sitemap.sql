-- The sitemap reads what everybody may see by ranges of numbers.
create index businesses_public on businesses (id)
  where is_public and verification_status in ('curated', 'approved');
create index events_ahead_id on events (id) where listed and not is_over;
