/**
 * Queues the job that tells those who saved a contract: at once if its status changes, and an hour after the first of several
 * edits of its terms. A contract that no member has saved queues nothing.
 */
export const favouritesOfContractChanged = `
  create or replace function favourites_of_contract_changed() returns trigger language plpgsql as $$
  declare
    is_moved boolean := old.status <> new.status;
  begin
    if exists (select from favourites f where f.contract_id = new.id) then
      perform graphile_worker.add_job('tell-favourites', json_build_object('contractId', new.id),
        run_at := now() + case when is_moved then interval '0' else interval '1 hour' end, max_attempts := 25,
        job_key := 'tell-favourites:' || case when is_moved then 'status:' else 'terms:' end || new.id,
        job_key_mode := 'preserve_run_at');
    end if;
    return null;
  end $$;`;
