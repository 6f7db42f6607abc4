/**
 * Writes an event for each owner with a webhook that wants it, with its deliveries, in the transaction of the caller, and returns
 * the ids of the events. Without such a webhook it reads a small table and no more.
 */
export const webhookEvent = `
  create or replace function webhook_event(owners uuid[], event text, about uuid, known jsonb)
    returns uuid[] language plpgsql as $$
  declare written_ids uuid[];
  begin
    with wanted as (
      select id, user_id from webhooks where user_id = any(owners) and event = any(events) and disabled_at is null
    ), written as (
      insert into webhook_events (user_id, type, subject, facts)
        select distinct user_id, event, about, known from wanted
        returning id, user_id
    ), delivered as (
      insert into webhook_deliveries (webhook_id, event_id, subject)
        select wanted.id, written.id, about from wanted join written using (user_id)
    )
    select array_agg(id) into written_ids from written;
    if written_ids is not null then
      perform graphile_worker.add_job('send-webhooks', '{}'::json, queue_name := 'webhooks', max_attempts := 25);
    end if;
    return written_ids;
  end $$;`;
