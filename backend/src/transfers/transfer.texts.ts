import type { AuditService } from '../audit/audit.service.js';
import type { Tx } from '../database/database.js';

/** In place of who gave consent, where the table asks for some text, and of who refused, whose name counts for repeated refunds. */
const BLANK = '•••';
/** SQL: conditions of the partial indexes on steps and events, so that what has been blanked is not looked at again. */
export const STEP_HAS_TEXTS = `note is not null or consent_from <> '${BLANK}' or refusal->>'note' is not null
  or refusal->>'saidBy' <> '${BLANK}'`;
export const EVENT_HAS_TEXT = 'note is not null';

/** SQL: two sources along their partial indexes; skips locked rows. */
export const WITH_OLD_TEXTS = `select id from transfers
  where id in (select transfer_id from transfer_steps where ${STEP_HAS_TEXTS}
               union select transfer_id from transfer_events where ${EVENT_HAS_TEXT})
    and coalesce(completed_at, cancelled_at) < now() - $1 * interval '1 day'
  limit $2 for update skip locked`;

/** SQL: merges into a JSON column. */
const BLANK_STEPS = `update transfer_steps set note = null, refusal = refusal || '{"note":null}' ||
      case when refusal->>'saidBy' is not null then '{"saidBy":"${BLANK}"}'::jsonb else '{}' end,
    consent_from = case when consent_from is not null then '${BLANK}' end
  where transfer_id = any($1) and (${STEP_HAS_TEXTS})`;

/** SQL: with the condition of the partial index. */
const BLANK_EVENTS = `update transfer_events set note = null where transfer_id = any($1) and ${EVENT_HAS_TEXT}`;

const said = (party: 'buyer_id' | 'seller_id', role: 'buyer' | 'holder') =>
  `(t.${party} = $1 and (s.done_by = '${role}' or s.${role}_said_at is not null or s.refusal->>'by' = '${role}'))`;
/** SQL: a condition over two tables for each role. */
const STEPS_OF_MEMBER = `select s.transfer_id as "transferId", s.key, s.done_on::text as "doneOn",
    s.consent_from as "consentFrom", s.valid_until::text as "validUntil", s.release_included as "releaseIncluded", s.note,
    case when (t.buyer_id = $1) = (s.refusal->>'by' = 'buyer') then s.refusal end as refusal
  from transfer_steps s join transfers t on t.id = s.transfer_id
  where ${said('buyer_id', 'buyer')} or ${said('seller_id', 'holder')}
  order by s.transfer_id, s.position`;

/** The steps that the member closed, confirmed or recorded a refusal of, with what they say. */
export const stepsOf = (on: Pick<Tx, 'query'>, memberId: string): Promise<object[]> =>
  on.query(STEPS_OF_MEMBER, [memberId]);

/**
 * Blanks what was written in the steps of these transfers, by both parties because a step does not say who wrote its note,
 * and what audit entries repeat of it.
 */
export async function blankSteps(tx: Tx, audit: AuditService, ids: string[]): Promise<void> {
  await tx.query(BLANK_STEPS, [ids]);
  await audit.blank(tx, 'transfer', ids, ['from']);
}

/** The same in transfers that ended so long ago, with the notes of their events; returns in how many of at most `limit`. */
export async function blankOldTexts(
  tx: Tx,
  audit: AuditService,
  { days, limit }: { days: number; limit: number },
): Promise<number> {
  const ids = (await tx.query<{ id: string }>(WITH_OLD_TEXTS, [days, limit])).map(({ id }) => id);
  await blankSteps(tx, audit, ids);
  await tx.query(BLANK_EVENTS, [ids]);
  return ids.length;
}
