/** A question waits for the holder, who may have a webhook for it. */
export const webhookQuestions = `
  create or replace function webhook_questions() returns trigger language plpgsql as $$
  begin
    perform webhook_event(array[c.user_id], 'question.asked', c.id, '{}'::jsonb)
      from contracts c where c.id = new.contract_id and c.user_id in (select w.user_id from webhooks w);
    return null;
  end $$;`;
