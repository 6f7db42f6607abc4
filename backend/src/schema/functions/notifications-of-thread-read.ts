/** Reading a thread, or writing to it, reads its notifications. */
export const notificationsOfThreadRead = `
  create or replace function notifications_of_thread_read() returns trigger language plpgsql as $$
  begin
    update notifications set read_at = now()
      where contract_id = new.contract_id and user_id = new.member_id and read_at is null
        and event in ('question', 'answer');
    return null;
  end $$;`;
