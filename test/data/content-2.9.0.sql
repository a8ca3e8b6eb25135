-- Rows for every table of version 2.9.0, with values that are hard to copy. Triggers fill the search tables.
insert into users (id, email, password_hash, full_name, phone, address, city, state, zip_code, is_admin, is_banned, email_verified_at, created_at)
overriding system value values
  (1, 'root@example.com', 'hash', 'Ro"ot', null, null, null, 'AK', null, true, false, '2024-02-29 23:59:59.999999+00', '2023-01-01'),
  (2, 'Ada@Example.com', 'hash', 'Åsa Ñuñez 🐟', '907-555-0100', E'1\tMain\nSt\\', 'Utqiaġvik', 'AK', '', false, false, null, '2023-01-02'),
  (7, 'banned@example.com', 'hash', '\N', null, null, null, 'AK', null, false, true, null, '2023-01-03');
insert into sessions (token_hash, user_id) values ('\x00ff5c0a', 1), ('\x', 2);
insert into email_tokens (token_hash, user_id, purpose, expires_at, ended_at)
values ('\x01', 2, 'verify_email', '2030-01-01', null), ('\x02', 2, 'reset_password', 'infinity', '-infinity');
insert into rate_limits values ('login:abc', 3, 1893456000000), ('mail:def', 1, null);
insert into audit_log (id, actor_id, actor_name, action, target_type, target_id, target_name, details, ip_address, part_of)
overriding system value values
  (1, 1, 'Root', 'business.verify', 'business', 1, 'Fish & Co', '{"b": 1,  "a": [null, "\u00e9"]}', '203.0.113.7', null),
  (2, null, 'The server', 'business.verify', 'business', 2, E'line\x1fline', null, '2001:db8::/64', 1);
insert into businesses (id, business_name, tagline, industry, category, description, street, city, state, ein,
  business_structure, year_established, verification_status, is_claimed, is_public, website)
overriding system value values
  (1, 'Fish & Co', 'Fresh', 'Fishing', 'Food', E'Salmon\r\nand \\N', '1 Dock', 'Utqiaġvik', 'AK', '12-3456789', 'LLC', 1999,
    'approved', true, true, 'https://fish.example'),
  (2, '  Quiet   Ltd ', null, null, null, null, null, null, 'AK', null, null, null, 'imported', false, false, null);
insert into business_members (business_id, user_id, role) values (1, 2, 'owner');
insert into business_members (business_id, role, status, email, token_hash, joined_at)
values (1, 'member', 'invited', 'new@example.com', '\xdeadbeef', null);
insert into access_requests (business_id, user_id, message) values (1, 7, null);
insert into claims (business_id, user_id, status, alaska_business_license, message, taken_over, reviewer_id)
values (1, 2, 'approved', '10001', 'Mine', '{ein,"alaska,license"}', 1), (2, 7, 'pending', '10002', 'Mine too', '{}', null);
insert into claim_codes select id, 'a@fish.example', 'hash', 2, '2030-01-01' from claims where status = 'pending';
insert into questions (id, user_id, title, content) overriding system value values
  (1, 2, 'Which permits does a smokehouse need?', 'I sell at utqiaġvik market.'), (2, null, 'When is winter?', '{"a"}'), (5, 1, 'Unanswered', '-');
insert into answers (id, question_id, user_id, content) overriding system value values
  (1, 1, 1, 'Several permits.'), (2, 1, null, 'None.'), (3, 2, 2, 'Always');
update questions set accepted_answer_id = 1 where id = 1;
insert into question_votes values (1, 1, 'upvote'), (1, 7, 'downvote');
insert into answer_votes values (1, 2, 'upvote');
insert into jobs (id, user_id, business_id, title, company, location, job_type, description, requirements, closed_at, renewal_token_hash)
overriding system value values
  (1, 2, 1, 'Deckhand', 'Fish & Co', 'Nome', 'Full-time', 'Hard work', 'Boots', null, '\x0badc0de'),
  (2, 2, null, 'Cook', 'Quiet', null, null, 'Soup', null, '2024-01-01', null);
insert into job_applications (job_id, user_id, cover_letter) values (1, 7, 'Hire me');
insert into event_series (id, business_id, frequency, time_zone) overriding system value values (1, 1, 'weekly', 'America/Anchorage');
insert into events (id, business_id, series_id, created_by, title, description, start_datetime, end_datetime, event_type, sequence)
overriding system value values
  (1, 1, 1, 2, 'Market', 'Fish', '2031-03-09 10:30:00.123+00', '2031-03-09 12:30+00', 'Sale', 3),
  (2, 2, null, null, 'Hidden', '', '2021-03-09 10:30+00', '2021-03-09 12:30+00', null, 0);
insert into cancelled_events (event_id, business_id, title, start_datetime, end_datetime, sequence, created_at, document)
values (9, 1, null, '2031-01-01', '2031-01-02', 1, '2024-01-01', to_tsvector('english', 'cancelled things'));
insert into chat_usage (ip_address, total_requests, total_cost) values ('203.0.113.7', 3, 0.000000123456789), ('2001:db8::/64', 0, 'NaN');
insert into chat_days values ('2024-02-29', 3, 1.5);
insert into chat_requests (ip_address, prompt_tokens, completion_tokens, cost) values ('203.0.113.7', 10, 20, 0.0001);
insert into chat_blocks (ip_address, reason) values ('198.51.100.1', 'Cost threshold exceeded');
insert into chat_reservations (ip_address, amount, expires_at) values ('203.0.113.7', 0.01, '2020-01-01');
-- Sequences are ahead of the newest row, as after deletions.
do $$
declare
  owner regclass;
begin
  for owner in select attrelid from pg_attribute join pg_class c on c.oid = attrelid
    where attidentity = 'a' and relnamespace = current_schema()::regnamespace
  loop
    execute format('select setval(pg_get_serial_sequence(%L, ''id''), 40 + (select count(*) from %s))', owner, owner);
  end loop;
end
$$;
