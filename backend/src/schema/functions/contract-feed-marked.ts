/** The contract has changed: the next reader of the feed gives it a new number (see ContractFeed). */
export const contractFeedMarked = `
  create or replace function contract_feed_marked() returns trigger language plpgsql as $$
  begin
    insert into contract_feed (contract_id) values (old.id)
      on conflict (contract_id) do update set number = null, changed_at = now();
    return null;
  end $$;`;
