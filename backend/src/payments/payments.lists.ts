import { Injectable } from '@nestjs/common';
import { notFound } from '../common/errors.js';
import { connectionOf, decodeCursor, isUuid, pageSize, type Connection } from '../common/paging.js';
import type { Viewer } from '../common/request-of.js';
import { Database, iso } from '../database/database.js';
import { AdminPurchase } from './payments.types.js';
import type { Purchase } from './purchase.entity.js';
import { PURCHASE_COLUMNS, toPurchase, toTransition } from './purchase.rows.js';
import { transitionOf } from './purchase.status.js';

const USUAL_PAGE = 24;
const LARGEST_PAGE = 500;

interface Page {
  first?: number | null;
  after?: string | null;
}

/** The history comes with its purchase in one round trip. */
const ADMIN_COLUMNS = `${PURCHASE_COLUMNS}, b.email as "buyerEmail", s.email as "sellerEmail",
  (select json_agg(json_build_object('id', t.id, 'at', t.at, 'from', t."from", 'to', t."to", 'cause', t.cause,
      'by', t.by, 'byUserId', t."byUserId") order by t.id)
   from (select t.id, ${iso('t.at', 'at')}, t."from", t."to", t.cause, t.by, t.by_user_id as "byUserId"
         from purchase_transitions t where t.purchase_id = p.id) t) as history`;
const ADMIN_TABLES = `purchases p join users b on b.id = p.buyer_id join users s on s.id = p.seller_id`;

/** The lists of purchases: keyset pages on (created_at, id), newest first, each served by an index. */
@Injectable()
export class PaymentsLists {
  constructor(private readonly database: Database) {}

  /** What the viewer bought, or tried to: from an authorised card on. */
  bought(viewer: Viewer, page: Page): Promise<Connection<Purchase>> {
    return this.page(['p.buyer_id = $1', 'p.authorised_at is not null'], [viewer.id], page);
  }

  /** What was bought of the viewer. */
  sold(viewer: Viewer, page: Page): Promise<Connection<Purchase>> {
    return this.page(['p.seller_id = $1', 'p.captured_at is not null'], [viewer.id], page);
  }

  /** For the receipt: its buyer, an admin and, once it is a sale, its seller. For anybody else it does not exist. */
  async get(viewer: Viewer, id: string): Promise<Purchase> {
    const [row] = isUuid(id)
      ? await this.database.query<object>(`select ${PURCHASE_COLUMNS} from purchases p where p.id = $1`, [id])
      : [];
    const purchase = row && toPurchase(row);
    if (!purchase || !maySee(viewer, purchase)) throw notFound('Purchase');
    return purchase;
  }

  async all({ q, ...page }: Page & { q?: string | null }): Promise<Connection<AdminPurchase>> {
    const search = q ? searchFor(q) : null;
    const rows = await this.rows(
      ADMIN_COLUMNS,
      ADMIN_TABLES,
      search ? [search.condition] : [],
      search ? [search.value] : [],
      page,
    );
    return connectionOf(rows.map(toAdminPurchase), firstOf(page), page.after);
  }

  async getForAdmin(id: string): Promise<AdminPurchase> {
    const [row] = isUuid(id)
      ? await this.database.query<object>(`select ${ADMIN_COLUMNS} from ${ADMIN_TABLES} where p.id = $1`, [
          id,
        ])
      : [];
    if (!row) throw notFound('Purchase');
    return toAdminPurchase(row);
  }

  private async page(conditions: string[], values: unknown[], page: Page): Promise<Connection<Purchase>> {
    const rows = await this.rows(PURCHASE_COLUMNS, 'purchases p', conditions, values, page);
    return connectionOf(rows.map(toPurchase), firstOf(page), page.after);
  }

  private rows(columns: string, tables: string, conditions: string[], values: unknown[], page: Page) {
    const position = decodeCursor(page.after);
    if (position) {
      values.push(...position);
      conditions.push(`(p.created_at, p.id) < ($${values.length - 1}::timestamptz, $${values.length}::uuid)`);
    }
    values.push(firstOf(page) + 1);
    return this.database.read<object>(
      `select ${columns} from ${tables} ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
       order by p.created_at desc, p.id desc limit $${values.length}`,
      values,
    );
  }
}

const firstOf = ({ first }: Page): number => pageSize(first, USUAL_PAGE, LARGEST_PAGE);

const maySee = (viewer: Viewer, { buyerId, sellerId, capturedAt }: Purchase): boolean =>
  viewer.isAdmin || buyerId === viewer.id || (sellerId === viewer.id && capturedAt !== null);

/** What an admin has at hand: an id of ours or the provider's, an e-mail address, words of the title. */
function searchFor(q: string): { condition: string; value: string } {
  const id: unknown = q;
  if (isUuid(id))
    return { condition: '$1::uuid in (p.id, p.contract_id, p.buyer_id, p.seller_id)', value: q };
  if (/^pi_/.test(q)) return { condition: 'p.payment_intent_id = $1', value: q };
  if (q.includes('@')) return { condition: 'lower($1) in (lower(b.email), lower(s.email))', value: q };
  return { condition: 'p.contract_title ilike $1', value: `%${q.replace(/[\\%_]/g, '\\$&')}%` };
}

function toAdminPurchase(row: object): AdminPurchase {
  const purchase = Object.setPrototypeOf(row, AdminPurchase.prototype) as AdminPurchase;
  purchase.history = (purchase.history ?? []).map(toTransition);
  purchase.refundable = transitionOf(purchase.status, 'refund', 'admin') !== null;
  return purchase;
}
