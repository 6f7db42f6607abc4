/** Up to this length of a thread, each message moves the thread up in the list of every member who takes part. */
const SHORT_THREAD = 100;

/**
 * Who takes part in a thread and how far they have read (docs/adr/0015). It runs while the sender holds the lock on the
 * contract's row, one message of a thread after the other. In a long thread it only writes the rows of members who had read
 * everything: an unread conversation stays unread and keeps its place in the list, so a thread with thousands of members
 * costs a sender no more than a short one.
 */
export const conversationsFollow = `
  create or replace function conversations_follow() returns trigger language plpgsql as $$
  begin
    insert into conversations as v (member_id, contract_id, read_seq, read_at, unread, last_message_at)
      values (new.sender_id, new.contract_id, new.seq, new.created_at, false, new.created_at)
      on conflict (member_id, contract_id) do update set read_seq = excluded.read_seq,
        read_at = excluded.read_at, unread = false, last_message_at = excluded.last_message_at;
    if new.seq = 1 then
      insert into conversations (member_id, contract_id, unread, last_message_at)
        select c.user_id, c.id, true, new.created_at from contracts c
        where c.id = new.contract_id and c.user_id <> new.sender_id
        on conflict do nothing;
    elsif new.seq <= ${SHORT_THREAD} then
      update conversations set unread = true, last_message_at = new.created_at
        where contract_id = new.contract_id and member_id <> new.sender_id;
    else
      update conversations set unread = true, last_message_at = new.created_at
        where contract_id = new.contract_id and not unread and member_id <> new.sender_id;
    end if;
    return null;
  end $$;`;
