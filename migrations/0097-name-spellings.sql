-- Names with and without accents, and with abbreviations and whole words, are the same: “Café Alder Ctr.” and “Cafe Alder Center”. In
-- PL/pgSQL, which reads each step once. `replace` takes a tenth of the time of a pattern with these words or of a loop.
create or replace function match_name(name text) returns text
language plpgsql immutable parallel safe set search_path from current as $$
declare
  words text := lower(name);
begin
  if words ~ '[^ -~]' then
    words := translate(regexp_replace(normalize(words, nfd), '[\u0300-\u036f]', '', 'g'), 'øłđı', 'oldi');
  end if;
  words := ' ' || regexp_replace(regexp_replace(words, '[-–—/\\:;,()+|_]', ' ', 'g'), '[&.''’‘`"“”!?#*]+', '', 'g') || ' ';
  words := replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(words,
    ' saint ', ' st '), ' street ', ' st '), ' avenue ', ' ave '), ' mount ', ' mt '), ' mountain ', ' mtn '),
    ' fort ', ' ft '), ' market ', ' mkt '), ' markets ', ' mkts '), ' center ', ' ctr '), ' centre ', ' ctr '),
    ' centers ', ' ctrs '), ' services ', ' svc '), ' service ', ' svc '), ' svcs ', ' svc '),
    ' association ', ' assn '), ' assoc ', ' assn '), ' associates ', ' assocs '), ' brothers ', ' bros '),
    ' international ', ' intl '), ' national ', ' natl '), ' manufacturing ', ' mfg '), ' management ', ' mgmt '),
    ' construction ', ' constr '), ' const ', ' constr '), ' electrical ', ' elec '), ' electric ', ' elec '),
    ' plumbing ', ' plbg '), ' heating ', ' htg '), ' equipment ', ' equip '), ' systems ', ' sys '),
    ' group ', ' grp '), ' enterprises ', ' ent '), ' insurance ', ' ins '), ' veterinary ', ' vet '),
    ' accounting ', ' acctg '), ' automotive ', ' auto '), ' building ', ' bldg '), ' builders ', ' bldrs '),
    ' foundation ', ' fdn '), ' university ', ' univ '), ' hospital ', ' hosp '), ' cooperative ', ' coop '),
    ' co op ', ' coop '), ' first ', ' 1st '), ' second ', ' 2nd '), ' third ', ' 3rd '), ' two ', ' 2 '),
    ' three ', ' 3 '), ' four ', ' 4 ');
  words := regexp_replace(words,
    ' +(the|and|n|of|inc|incorporated|llc|llp|lllp|pllc|ltd|limited|co|company|corp|corporation|pc|lp)(?= )', ' ', 'g');
  return nullif(replace(words, ' ', ''), '');
end
$$;
