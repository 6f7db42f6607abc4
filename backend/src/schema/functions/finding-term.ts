/**
 * The term by which lists filter by a fact, in the index of the search: no word that a person types begins with "=". A number is
 * found by how many digits it has and its first digit, a small one by itself, a day by its month (search/fact-terms.ts).
 * PostgreSQL inlines it, unless it is strict or joins a number to a text: 8 µs for each fact.
 */
export const findingTerm = `
  create or replace function finding_term(key text, value jsonb) returns text
    immutable parallel safe language sql
    return '=' || key || ':' || case
      when jsonb_typeof(value) <> 'number' then
        case when key in ('availableFrom', 'leaseEnd') then left(value#>>'{}', 7)
        else left(lower((value#>>'{}') collate pg_unicode_fast), 200) end
      when abs(value::numeric) < 100 or key in ('year', 'collateralYear', 'rightsEnd', 'nextUse') then value#>>'{}'
      else case when value::numeric < 0 then '-' else '' end || length(trunc(abs(value::numeric))::text)::text ||
        left(trunc(abs(value::numeric))::text, 1) || 'x' end;`;
