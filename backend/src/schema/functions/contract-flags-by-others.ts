const NEW_ACCOUNT_DAYS = 30;
const MANY_LISTINGS = 5;

const others = (limit: number, condition: string): string =>
  `(select count(*) from (select from contracts o
      where o.user_id = holder and ${condition} and o.status in ('active', 'pending') limit ${limit}) o)`;

/**
 * The flags that a new contract has because of other contracts of its holder, whose account was created at `since`. Only
 * the first repetition of a title and the first contract over the limit are flagged, so that a holder is one entry in the
 * queue and not a hundred.
 *
 * A volatile function sees what was committed before it is called. The statement that inserts does not: it sees what was
 * committed before it began, and so not the contract for which it waited to lock the account.
 */
export const contractFlagsByOthers = `
  create or replace function contract_flags_by_others(holder uuid, since timestamptz, given_title text, given_type text)
  returns text[] language plpgsql volatile as $$
  begin
    return array_remove(array[
      case when ${others(2, 'lower(o.title) = lower(given_title) and o.type = given_type')} = 1
        then 'duplicate' end,
      case when since > now() - interval '${NEW_ACCOUNT_DAYS} days'
        and ${others(MANY_LISTINGS + 1, 'true')} = ${MANY_LISTINGS} then 'many-listings' end], null);
  end $$;`;
