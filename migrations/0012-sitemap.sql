-- The sitemap reads what everybody may see by ranges of numbers.
create index businesses_public on businesses (id)
  where is_public and verification_status in ('curated', 'approved');
