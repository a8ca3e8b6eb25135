-- Topics of questions. Moderators curate them; every network begins with some.
create table topics (
  slug text primary key constraint topics_slug_length check (char_length(slug) <= 60)
    constraint topics_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null constraint topics_name_length check (char_length(name) <= 60),
  description text constraint topics_description_length check (char_length(description) <= 300),
  -- Words of questions about the topic, separated by commas, for suggestions.
  keywords text constraint topics_keywords_length check (char_length(keywords) <= 2000),
  -- What of a text suggests the topic. Composed from the name and the keywords.
  terms tsquery not null,
  created_at timestamptz not null default now()
);
create unique index topics_name on topics (lower(name));

-- Any of the words or phrases of a comma-separated list.
create function any_of_terms(list text) returns tsquery language sql immutable
return coalesce((
  select string_agg('(' || term.query || ')', ' | ')::tsquery
  from (select phraseto_tsquery('english', word)::text as query from regexp_split_to_table(list, ',') as word) as term
  where term.query <> ''
), ''::tsquery);

create function set_topic_terms() returns trigger language plpgsql set search_path from current as $$
begin
  new.terms := any_of_terms(regexp_replace(new.name, '\m(and|or)\M', ',', 'gi') || ',' || coalesce(new.keywords, ''));
  return new;
end
$$;
create trigger topics_set_terms before insert or update of name, keywords on topics
  for each row execute function set_topic_terms();

create table question_topics (
  question_id bigint not null references questions on delete cascade,
  topic text not null references topics on update cascade on delete cascade,
  -- When the question was asked, which never changes, so that the newest of a topic are read from an index.
  asked_at timestamptz(3) not null,
  primary key (question_id, topic)
);
create index question_topics_newest on question_topics (topic, asked_at desc, question_id desc);

-- Questions show the names of their topics. Those of a large topic are not listed one by one.
create function announce_topic_names() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
declare
  changed text[] := array(
    select n.slug from new_rows as n where not exists (select from old_rows as o where (o.slug, o.name, o.description) is not distinct from (n.slug, n.name, n.description))
  );
  changed_ids bigint[] := array(
    select question_id from question_topics where topic = any(changed) limit 1001
  );
begin
  insert into changes (tags)
    values (case when cardinality(changed_ids) > 1000 then '{*}' else '{topics}'::text[] || tags_of('question', changed_ids) end);
  return null;
end
$$;
create trigger topics_announce_update after update on topics
  referencing old table as old_rows new table as new_rows for each statement execute function announce_topic_names();
-- The triggers of question_topics announce the questions of a topic that is deleted.
create trigger topics_announce after insert or delete on topics for each statement execute function announce_tags('topics');
create trigger topics_announce_truncate after truncate on topics for each statement execute function announce_tags('*');

create function announce_question_topics() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
declare
  changed_ids bigint[];
begin
  if tg_op = 'INSERT' then
    changed_ids := array(select question_id from new_rows);
  elsif tg_op = 'DELETE' then
    changed_ids := array(select question_id from old_rows);
  else
    changed_ids := array(
      select n.question_id from new_rows as n
      where not exists (
        select from old_rows as o where (o.question_id, o.topic, o.asked_at) = (n.question_id, n.topic, n.asked_at)
      )
    );
  end if;
  if cardinality(changed_ids) > 0 then
    insert into changes (tags) values ('{topics}'::text[] || tags_of('question', changed_ids));
  end if;
  return null;
end
$$;
create trigger question_topics_announce_insert after insert on question_topics
  referencing new table as new_rows for each statement execute function announce_question_topics();
create trigger question_topics_announce_update after update on question_topics
  referencing old table as old_rows new table as new_rows for each statement execute function announce_question_topics();
create trigger question_topics_announce_delete after delete on question_topics
  referencing old table as old_rows for each statement execute function announce_question_topics();
create trigger question_topics_announce_truncate after truncate on question_topics
  for each statement execute function announce_tags('*');

insert into topics (slug, name, description, keywords) values
  ('buildings-and-equipment', 'Buildings and equipment',
    'Rent, repairs, tools, vehicles and machines.',
    'shop, workshop, warehouse, rent, lease, landlord, tenant, roof, plumbing, pipe, boiler, furnace, generator, truck, vehicle, machine, machinery, tool, freezer, cooler, repair, maintenance, construction, contractor, concrete, slab, storage, kitchen, dock, ramp, greenhouse'),
  ('food-and-farming', 'Food and farming',
    'Growing, catching, making and selling food.',
    'restaurant, cafe, bakery, kitchen, menu, farm, farmer, farmers market, garden, greenhouse, produce, fish, seafood, salmon, meat, harvest, food safety, cottage food, health inspection, perishable, catering'),
  ('freight-and-shipping', 'Freight and shipping',
    'Getting goods in and out.',
    'barge, ferry, cargo, carrier, delivery, deliver, parcel, postage, post office, bypass mail, surcharge, supplier, import, export, customs, logistics, inventory, pallet, trucking, air freight'),
  ('hiring-and-staff', 'Hiring and staff',
    'Finding, paying, training and keeping people.',
    'hire, employee, employer, worker, crew, payroll, wage, salary, overtime, seasonal, training, housing, childcare, intern, apprentice, contractor, 1099, W-2, workers compensation, resume, interview, job posting, benefits, vacation'),
  ('insurance-and-law', 'Insurance and law',
    'Contracts, liability and what to do when something goes wrong.',
    'liability, insured, insurer, contract, waiver, lawyer, attorney, lawsuit, legal, agreement, dispute, fraud, scam, trademark, copyright, claim, accident, safety, OSHA, regulation, privacy'),
  ('internet-and-technology', 'Internet and technology',
    'Websites, connections, software and devices.',
    'website, web, online, email, domain, satellite, wifi, broadband, software, app, computer, phone, booking calendar, point of sale, card terminal, spam, AI, data, backup, password, map'),
  ('licenses-and-permits', 'Licenses and permits',
    'What you must register, ask for or renew.',
    'license, licence, permit, registration, register, registered agent, entity number, zoning, inspection, borough, city hall, state land, right of way, renewal, certificate, DBA, LLC, good standing, regulate, sign'),
  ('marketing-and-sales', 'Marketing and sales',
    'Being found, setting prices and selling.',
    'advertise, advertising, ad, customer, price, pricing, discount, wholesale, retail, gift shop, logo, brand, label, social media, review, newsletter, campaign, trade show, barcode, competition, cruise ship'),
  ('money-and-taxes', 'Money and taxes',
    'Bookkeeping, loans, grants, invoices and taxes.',
    'tax, sales tax, IRS, bookkeeping, bookkeeper, accountant, accounting, invoice, net 30, payment, pay, loan, bank, credit, grant, funding, investor, cash, card fee, refund, deposit, budget, cost, profit, depreciation'),
  ('starting-a-business', 'Starting a business',
    'The first steps, from the idea to the first customer.',
    'start, startup, first year, new business, open a shop, business plan, LLC, sole proprietor, partnership, incorporate, franchise, buy a business, sell a business, mentor, idea, name'),
  ('tourism-and-guests', 'Tourism and guests',
    'Lodging, tours and visitors.',
    'tourist, visitor, guest, lodge, lodging, hotel, bed and breakfast, vacation rental, cabin, charter, guide, guided, tour, trip, cruise, reservation, booking, cancellation, season, bear, kayak, fishing trip'),
  ('weather-and-seasons', 'Weather and seasons',
    'Winter, storms, heating and the months between.',
    'winter, summer, cold, snow, ice, freeze, frozen, heat, heating, fuel, heat trace, storm, flood, fire, shoulder season, daylight, snow removal, plow, block heater, avalanche');
