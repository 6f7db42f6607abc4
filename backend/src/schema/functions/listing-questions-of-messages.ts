/**
 * A question waits until the holder or a colleague answers. The answer notes the time from the first question on, and it is a sign of life: it
 * keeps the contract listed for the time that the setting says, at most once a day, as the message has locked the contract already.
 */
export const listingQuestionsOfMessages = `
  create or replace function listing_questions_of_messages() returns trigger language plpgsql as $$
  declare holder uuid; asked timestamptz; took integer;
  begin
    select user_id into holder from contracts where id = new.contract_id;
    if new.sender_id <> holder and not new.by_colleague then
      insert into listing_questions (contract_id, asked_at, first_asked_at)
        values (new.contract_id, new.created_at, new.created_at)
        on conflict do nothing;
    else
      delete from listing_questions where contract_id = new.contract_id
        returning coalesce(first_asked_at, asked_at) into asked;
      if found then
        took := greatest(0, extract(epoch from new.created_at - asked));
        insert into member_answers (user_id, answered, latest_seconds) values (holder, 1, array[took])
          on conflict (user_id) do update set answered = member_answers.answered + 1,
            latest_seconds = (array[took] || member_answers.latest_seconds)[1:20];
        update contracts set fresh_until = now() + listing_days(), fresh_reminders = 0
          where id = new.contract_id and status = 'active'
            and fresh_until < now() + listing_days() - interval '1 day';
      end if;
    end if;
    return null;
  end $$;`;
