-- The numbers in `salary_range`, which stays as typed. All are null for pay that is not clear. The task jobs.readPay reads the
-- pay of existing jobs.
alter table jobs
  add column pay_from double precision,
  add column pay_to double precision,
  add column pay_unit text constraint jobs_pay_unit_values
    check (pay_unit in ('hour', 'day', 'week', 'month', 'year', 'fixed')),
  -- The version of the parser that has read the text; 0 when none has.
  add column pay_reader smallint not null default 0,
  add constraint jobs_pay_amounts check (pay_from > 0 and pay_to > 0 and pay_from <= pay_to),
  add constraint jobs_pay_complete check ((pay_unit is null) = (coalesce(pay_from, pay_to) is null));

-- Pay in dollars a year of full-time work. A sum for a whole job cannot be compared.
create function yearly_pay(amount double precision, unit text) returns double precision language sql immutable
return amount * case unit when 'hour' then 2080 when 'day' then 260 when 'week' then 52 when 'month' then 12
  when 'year' then 1 end;

create index jobs_best_paid on jobs (yearly_pay(coalesce(pay_to, pay_from), pay_unit) desc, id desc)
  where closed_at is null and visibility = 'public' and pay_unit is not null and pay_unit <> 'fixed';
create index jobs_lowest_paid on jobs (yearly_pay(coalesce(pay_from, pay_to), pay_unit), id)
  where closed_at is null and visibility = 'public' and pay_unit is not null and pay_unit <> 'fixed';
create index jobs_pay_unread on jobs (pay_reader, id) where salary_range is not null;

-- Lists are filtered by pay, so a change of pay announces a change of the lists.
create or replace function announce_jobs() returns trigger
language plpgsql set search_path from current set enable_nestloop = off as $$
declare
  changed_ids bigint[] := '{}';
  changed text[] := '{}';
begin
  if tg_op = 'INSERT' then
    if exists (select from new_rows where visibility = 'public') then
      changed := array['jobs'];
    end if;
  elsif tg_op = 'DELETE' then
    changed_ids := array(select id from old_rows where visibility = 'public');
    if cardinality(changed_ids) > 0 then
      changed := array['jobs'];
    end if;
  else
    select coalesce(array_agg(n.id), '{}'),
      case when bool_or((o.visibility, o.closed_at, o.expires_at, o.job_type, o.user_id, o.pay_from, o.pay_to, o.pay_unit)
        is distinct from (n.visibility, n.closed_at, n.expires_at, n.job_type, n.user_id, n.pay_from, n.pay_to, n.pay_unit))
        then array['jobs'] else '{}' end
    into changed_ids, changed
    from old_rows as o join new_rows as n using (id)
    where (o.visibility = 'public' or n.visibility = 'public')
      and (o.user_id, o.business_id, o.title, o.company, o.location, o.job_type, o.description, o.requirements,
          o.salary_range, o.pay_from, o.pay_to, o.pay_unit, o.created_at, o.edited_at, o.closed_at, o.expires_at,
          o.visibility)
        is distinct from (n.user_id, n.business_id, n.title, n.company, n.location, n.job_type, n.description,
          n.requirements, n.salary_range, n.pay_from, n.pay_to, n.pay_unit, n.created_at, n.edited_at, n.closed_at,
          n.expires_at, n.visibility);
  end if;
  changed := changed || tags_of('job', changed_ids);
  if cardinality(changed) > 0 then
    insert into changes (tags) values (changed);
  end if;
  return null;
end
$$;
