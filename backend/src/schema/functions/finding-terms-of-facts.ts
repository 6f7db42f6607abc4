/** All terms of a contract. Cash and availability are filtered by columns with indexes of their own. */
export const findingTerms = `
  create or replace function finding_terms(facts jsonb, incentive integer, cash integer) returns tsvector
    immutable parallel safe language sql
    return array_to_tsvector(array(select finding_term(key, value) from jsonb_each(facts - 'availableFrom')
        where jsonb_typeof(value) in ('number', 'string'))
      || case when incentive > 0 then array['=paysSomething'] else '{}' end);`;
