/** A notification of this kind for the members that `recipients` selects, as they want it. */
const notify = (kind: string, recipients: string): string => `
      insert into notifications (user_id, kind, event, contract_id, created_at, in_app, mail_at)
        select r.id, '${kind}', '${kind}', new.contract_id, new.created_at, coalesce(p.in_app, true),
          case when coalesce(p.mail, true) then new.created_at + interval '10 minutes' end
        from (${recipients}) r (id)
        left join notification_preferences p on p.user_id = r.id and p.kind = '${kind}'
        where coalesce(p.in_app, true) or coalesce(p.mail, true)
        on conflict (contract_id, event, user_id) where read_at is null and event in ('question', 'answer') do nothing;`;

/**
 * A question is for the holder, an answer, also of a colleague, for everyone else who takes part. Each member has one unread notification of each
 * per thread, so a message to members who have not read the previous one writes nothing.
 */
export const notificationsOfMessages = `
  create or replace function notifications_of_messages() returns trigger language plpgsql as $$
  declare holder uuid;
  begin
    select c.user_id into holder from contracts c where c.id = new.contract_id;
    if new.sender_id <> holder and not new.by_colleague then
      ${notify('question', 'select holder')}
    else
      ${notify(
        'answer',
        'select v.member_id from conversations v where v.contract_id = new.contract_id and v.member_id not in (holder, new.sender_id)',
      )}
    end if;
    return null;
  end $$;`;
