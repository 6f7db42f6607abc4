const vector = (text: string, weight: string): string =>
  `setweight(to_tsvector('english'::regconfig, lower(${text} collate pg_unicode_fast)), '${weight}')`;
/** Only what the public may read: a search must not find a contract by text that is masked. */
const readable = (column: string): string => `coalesce(new.masked_${column}, new.${column})`;
const WORDS = ['make', 'model', 'developer', 'thirdParty', 'collateral'].map((key) => `facts->>'${key}'`);

/** The columns of a contract that follow from its texts and facts. What contracts without facts do not need is left out. */
export const contractsSearch = `
  create or replace function contracts_search() returns trigger language plpgsql as $$
  declare
    facts jsonb := ${readable('facts')};
    words tsvector := '';
    terms tsvector := '';
  begin
    if facts <> '{}' then
      words := ${vector(`concat_ws(' ', ${WORDS.join(', ')})`, 'B')};
    end if;
    if facts <> '{}' or new.incentive > 0 then
      terms := finding_terms(facts, new.incentive, new.cash_at_transfer);
    end if;
    new.search := ${vector(readable('title'), 'A')} || ${vector(readable('location'), 'B')} || words
      || ${vector(readable('description'), 'C')} || terms;
    new.brand := lower((facts->>case new.type when 'car-lease' then 'make' when 'timeshare' then 'developer' end)
      collate pg_unicode_fast);
    new.available_from := new.facts->>'availableFrom';
    return new;
  end $$;`;
