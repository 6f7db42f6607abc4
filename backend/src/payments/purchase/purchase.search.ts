import { isUuid } from '../../common/api/paging.js';
import { containing, pairsOf } from '../../database/containing.js';
import { idOfEmail } from '../../users/user.rows.js';
import { FOLDED_TITLE } from './purchase.entity.js';

/* SQL in this file: conditions on `purchases p` that indexes of expressions serve. */

/** An admin searches by an id of ours or of the provider, an email address, or words of the title. */
export function searchFor(q: string): { conditions: string[]; values: string[] } {
  const id: unknown = q;
  if (isUuid(id))
    return { conditions: [inOneOf('$1::uuid', 'id', 'contract_id', 'buyer_id', 'seller_id')], values: [q] };
  if (/^pi_/.test(q)) return { conditions: ['p.payment_intent_id = $1'], values: [q] };
  if (q.includes('@'))
    return { conditions: [inOneOf(idOfEmail('$1'), 'buyer_id', 'seller_id')], values: [q] };
  const pairs = pairsOf(FOLDED_TITLE, q, () => '$2');
  return {
    conditions: ['p.contract_title ilike $1', ...pairs],
    values: [containing(q), ...(pairs.length > 0 ? [q] : [])],
  };
}

/** Reads the index of each column; for `in (p.id, p.contract_id)` the planner would walk through the whole list. */
const inOneOf = (value: string, ...columns: string[]): string =>
  `p.id in (${columns.map((column) => `select id from purchases where ${column} = ${value}`).join(' union all ')})`;

/** The ids of the purchases in a status, for statements of other modules. */
export const idsOfPurchasesIn = (status: string): string =>
  `select id from purchases where status = ${status}`;

/** The ids of the purchases that a search finds, for statements of other modules; its values are $1 and, if needed, $2. */
export function idsOfPurchasesFor(q: string): { select: string; values: string[] } {
  const { conditions, values } = searchFor(q);
  return { select: `select p.id from purchases p where ${conditions.join(' and ')}`, values };
}
