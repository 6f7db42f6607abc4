import { Injectable } from '@nestjs/common';
import { Config } from '../common/config/config.js';
import { notFound } from '../common/api/errors.js';
import { isUuid, type Connection, type OrderedPage, type PageArgs } from '../common/api/paging.js';
import { may, type RequestContext, type Viewer } from '../common/api/request-of.js';
import { Database, type Statement } from '../database/database.js';
import { newestFirstRows } from '../database/newest-first.js';
import { newestOfEach, type FirstPage } from '../database/newest-of-each.js';
import { RequestLoader } from '../graphql/request-loader.js';
import { sqlList } from '../database/sql-list.js';
import { joinUser } from '../users/user.rows.js';
import { AdminPurchase } from './payments.types.js';
import { Purchase } from './purchase/purchase.entity.js';
import { asSeenBy, PURCHASE_COLUMNS, toPurchase, toTransition } from './purchase/purchase.rows.js';
import { NEVER_PAID } from './purchase/purchase.groups.js';
import { transitionOf } from './purchase/purchase.life.js';
import { searchFor } from './purchase/purchase.search.js';
import { PurchaseStatus } from './purchase/purchase.status.js';

const USUAL_PAGE = 24;

interface PurchaseFilter {
  q?: string | null;
  status?: PurchaseStatus | null;
}

/** SQL: reads each purchase with its history and the addresses of both parties in one round trip. */
const ADMIN_COLUMNS = `${PURCHASE_COLUMNS}, b.email as "buyerEmail", s.email as "sellerEmail",
  (select json_agg(json_build_object('id', t.id, 'at', t.at, 'from', t."from", 'to', t."to", 'cause', t.cause,
      'by', t.by, 'byUserId', t."byUserId") order by t.id)
   from (select t.id, t.at, t."from", t."to", t.cause, t.by, t.by_user_id as "byUserId"
         from purchase_transitions t where t.purchase_id = p.id) t) as history`;
const ADMIN_TABLES = `purchases p ${joinUser('b', 'p.buyer_id')} ${joinUser('s', 'p.seller_id')}`;

/** SQL: either party's sale in one read along the index `purchases_contract`. */
const OF_CONTRACT: Statement = {
  name: 'purchases.of-contract',
  text: `select ${PURCHASE_COLUMNS} from purchases p
    where p.contract_id = $1
      and ((p.buyer_id = $2 and p.authorised_at is not null
          and p.status not in (${sqlList([...NEVER_PAID, PurchaseStatus.RELEASING])}))
        or (p.seller_id = $2 and p.captured_at is not null and p.holds_contract))
    order by p.created_at desc limit 1`,
  isQuick: true,
};

/** SQL: whether the member has ever paid for the contract; one read along the index `purchases_contract`. */
export const isBuyerOf = (member: string, contract: string): string =>
  `exists (select from purchases where contract_id = ${contract} and buyer_id = ${member} and authorised_at is not null)`;

/** Lists of purchases in keyset pages on (created_at, id), newest first. SQL: uses the columns above. */
@Injectable()
export class PaymentsLists {
  private readonly byBuyer = new RequestLoader<FirstPage, Connection<AdminPurchase>>(
    (pages) =>
      newestOfEach(
        this.database,
        {
          name: 'purchases.newest-of-buyers',
          select: `select ${ADMIN_COLUMNS} from ${ADMIN_TABLES}`,
          by: 'p',
          owner: 'p.buyer_id',
          toEntity: this.toAdminPurchase,
        },
        pages,
      ),
    ({ ownerId, first }) => `${ownerId} ${first}`,
  );

  /** SQL: the statement of the list, for given ids. */
  private readonly byId = new RequestLoader<string, AdminPurchase | null>(async (ids) => {
    const rows = await this.database.query<object>(
      `select ${ADMIN_COLUMNS} from ${ADMIN_TABLES} where p.id = any($1::uuid[])`,
      [ids],
    );
    const purchases = new Map(rows.map(this.toAdminPurchase).map((purchase) => [purchase.id, purchase]));
    return ids.map((id) => purchases.get(id) ?? null);
  });

  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /** Purchases of the viewer for which a card was authorized at least. */
  bought(viewer: Viewer, page: PageArgs): Promise<Connection<Purchase>> {
    return this.page('purchases.bought', ['p.buyer_id = $1', 'p.authorised_at is not null'], viewer, page);
  }

  /** Sales of the viewer's contracts. */
  sold(viewer: Viewer, page: PageArgs): Promise<Connection<Purchase>> {
    return this.page('purchases.sold', ['p.seller_id = $1', 'p.captured_at is not null'], viewer, page);
  }

  /**
   * What the viewer has to do with the contract: as its buyer their newest purchase that was not released, as its seller
   * the sale that is not undone. Null for everyone else.
   */
  async findOfContract(viewer: Viewer | null, contractId: string): Promise<Purchase | null> {
    if (!viewer || !isUuid(contractId)) return null;
    const [row] = await this.database.query<object>(OF_CONTRACT, [contractId, viewer.id]);
    return row ? asSeenBy(viewer, toPurchase(row)) : null;
  }

  async getOfContract(viewer: Viewer, contractId: string): Promise<Purchase> {
    const purchase = await this.findOfContract(viewer, contractId);
    if (!purchase) throw notFound('Purchase');
    return purchase;
  }

  /** For the receipt: visible to the buyer, to finance and, once it is a sale, to the seller; not found for others. */
  async get(viewer: Viewer, id: string): Promise<Purchase> {
    const purchase = isUuid(id) ? await this.database.manager.findOneBy(Purchase, { id }) : null;
    if (!purchase || !maySee(viewer, purchase)) throw notFound('Purchase');
    return asSeenBy(viewer, purchase);
  }

  all({ q, status, ...page }: OrderedPage & PurchaseFilter): Promise<Connection<AdminPurchase>> {
    const { conditions, values } = q ? searchFor(q) : { conditions: [], values: [] };
    if (status) conditions.push(`p.status = $${values.push(status)}`);
    return newestFirstRows(
      this.database,
      {
        select: `select ${ADMIN_COLUMNS} from ${ADMIN_TABLES}`,
        by: 'p',
        ...(!q && { name: status ? 'purchases.of-status' : 'purchases.all' }),
        conditions,
        values,
        toEntity: this.toAdminPurchase,
        usualPage: USUAL_PAGE,
      },
      page,
    );
  }

  /** For admins: the newest purchases of a member, unfinished ones included. */
  ofBuyer(request: RequestContext, page: FirstPage): Promise<Connection<AdminPurchase>> {
    return this.byBuyer.get(request, page);
  }

  /** For admins: null if the purchase does not exist. */
  find(request: RequestContext, id: string): Promise<AdminPurchase | null> {
    return this.byId.get(request, id);
  }

  /** The number of purchases in each status; scans the whole table. SQL: repositories do not group rows. */
  countByStatus(): Promise<{ status: string; count: number }[]> {
    return this.database.read('select status, count(*)::int as count from purchases group by status');
  }

  async getForAdmin(id: string): Promise<AdminPurchase> {
    const [row] = isUuid(id)
      ? await this.database.query<object>(`select ${ADMIN_COLUMNS} from ${ADMIN_TABLES} where p.id = $1`, [
          id,
        ])
      : [];
    if (!row) throw notFound('Purchase');
    return this.toAdminPurchase(row);
  }

  private readonly toAdminPurchase = (row: object): AdminPurchase => {
    const purchase = Object.assign(new AdminPurchase(), row);
    purchase.history = (purchase.history ?? []).map(toTransition);
    const isOfThisMode = purchase.mode === this.config.paymentsMode;
    purchase.refundable = isOfThisMode && transitionOf(purchase.status, 'refund', 'admin') !== null;
    return purchase;
  };

  private page(
    name: string,
    conditions: string[],
    viewer: Viewer,
    page: PageArgs,
  ): Promise<Connection<Purchase>> {
    return newestFirstRows(
      this.database,
      {
        name,
        select: `select ${PURCHASE_COLUMNS} from purchases p`,
        by: 'p',
        conditions,
        values: [viewer.id],
        toEntity: (row) => asSeenBy(viewer, toPurchase(row)),
        usualPage: USUAL_PAGE,
      },
      page,
    );
  }
}

const maySee = (viewer: Viewer, { buyerId, sellerId, capturedAt }: Purchase): boolean =>
  may(viewer, 'manageMoney') || buyerId === viewer.id || (sellerId === viewer.id && capturedAt !== null);
