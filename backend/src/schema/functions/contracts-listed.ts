/** New contracts are changes of the feed, and events for the webhooks of their holders. */
export const contractsListed = `
  create or replace function contracts_listed() returns trigger language plpgsql as $$
  begin
    insert into contract_feed (contract_id) select id from listed;
    perform webhook_event(array[user_id], 'listing.published', id, '{}'::jsonb)
      from listed where user_id in (select w.user_id from webhooks w);
    return null;
  end $$;`;
