import { Injectable } from '@nestjs/common';
import {
  attentionOf,
  TRANSFER_GROUPS,
  type TransferGroup,
} from '@handover/domain/transfers/transfer-attention';
import type { TransferStatus } from '@handover/domain/transfers/transfer-life';
import { In } from 'typeorm';
import type { AboutFilter } from '../../common/api/about-filter.js';
import { forbidden } from '../../common/api/errors.js';
import { isUuid, NEWEST, type Connection, type PageArgs, type SortKey } from '../../common/api/paging.js';
import type { RequestContext, Viewer } from '../../common/api/request-of.js';
import { may, viewerOf } from '../../common/api/request-of.js';
import { countUpTo } from '../../common/api/waiting-count.js';
import { Database } from '../../database/database.js';
import { keysetPage, USUAL_PAGE } from '../../database/newest-first.js';
import { RequestLoader } from '../../graphql/request-loader.js';
import { idsOfPurchasesFor, idsOfPurchasesIn } from '../../payments/purchase/purchase.search.js';
import type { PurchaseStatus } from '../../payments/purchase/purchase.status.js';
import { GROUP_CONDITIONS, TRANSFER_ATTENTION } from '../transfer.attention.js';
import { Transfer } from '../transfer.entity.js';
import { TransferViews } from '../transfer.views.js';
import { StepTimes } from '../figures/step-times.js';
import { TransferNumbers } from '../figures/transfers.numbers.js';

export interface TransferFilter extends AboutFilter {
  state?: TransferStatus | null;
  group?: TransferGroup | null;
  payment?: PurchaseStatus | null;
  q?: string | null;
}

/** A cursor of this list holds the attention and the time, such as `3|2026-03-01T12:00:00.000Z`. */
const BY_ATTENTION: SortKey<Transfer> = {
  write: (transfer) => `${attentionOf(transfer)}|${transfer.createdAt}`,
  read: (text) => (/^[0-3]$/.test(text.slice(0, -25)) && NEWEST.read(text.slice(2)) ? text : null),
};

/** What staff read about transfers. */
@Injectable()
export class TransfersAdminLists {
  /** With everything that an admin may see; null for one that does not exist. */
  private readonly byId = new RequestLoader<string, Transfer | null>(async (ids, request) => {
    const found = await this.read(viewerOf(request), ids);
    return ids.map((id) => found.find((transfer) => transfer.id === id) ?? null);
  });

  private readonly byPurchase = new RequestLoader<string, Transfer | null>(async (purchaseIds, request) => {
    const transfers = await this.database.manager.findBy(Transfer, { purchaseId: In([...purchaseIds]) });
    const ofPurchase = new Map(transfers.map((transfer) => [transfer.purchaseId, transfer]));
    await this.views.of(viewerOf(request), transfers, 'admin');
    return purchaseIds.map((id) => ofPurchase.get(id) ?? null);
  });

  constructor(
    private readonly database: Database,
    private readonly views: TransferViews,
    private readonly times: StepTimes,
  ) {}

  find(request: RequestContext, id: string): Promise<Transfer | null> {
    return this.byId.get(request, id);
  }

  /** Null until the fee is paid. */
  findOfPurchase(request: RequestContext, purchaseId: string): Promise<Transfer | null> {
    return this.byPurchase.get(request, purchaseId);
  }

  async get(viewer: Viewer, id: string): Promise<Transfer> {
    return (await this.read(viewer, [id]))[0] as Transfer;
  }

  /**
   * Stalled ones first, then those that wait for a decision, the other open ones, and those that are over; each newest
   * first. Only who reads purchases may ask for the state of a payment. SQL: the order is an expression.
   */
  all(
    viewer: Viewer,
    { state, group, payment, q, contractId, memberId, ...page }: PageArgs & TransferFilter,
  ): Promise<Connection<Transfer>> {
    if (payment && !may(viewer, 'manageMoney')) throw forbidden();
    return keysetPage(
      page,
      USUAL_PAGE,
      async (position, limit) => {
        const { conditions, values } = q ? searchFor(q) : { conditions: [], values: [] };
        const place = (value: unknown) => `$${values.push(value)}`;
        if (state) conditions.push(`status = ${place(state)}`);
        if (contractId) conditions.push(`contract_id = ${place(contractId)}::uuid`);
        if (memberId) conditions.push(isPartyOf(place(memberId)));
        if (group) conditions.push(GROUP_CONDITIONS[group]);
        if (payment) conditions.push(`purchase_id in (${idsOfPurchasesIn(place(payment))})`);
        if (position) {
          const [attention, createdAt] = position[0].split('|');
          conditions.push(`(${TRANSFER_ATTENTION}, created_at, id)
            < (${place(attention)}::int, ${place(createdAt)}::timestamptz, ${place(position[1])}::uuid)`);
        }
        const rows = await this.database.query<{ id: string }>(
          `select id from transfers ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
           order by ${TRANSFER_ATTENTION} desc, created_at desc, id desc limit ${place(limit)}`,
          values,
        );
        return this.read(
          viewer,
          rows.map(({ id }) => id),
        );
      },
      BY_ATTENTION,
    );
  }

  /** How many transfers are in each group, counted up to a limit, and how long the steps took. SQL: one statement. */
  async numbers(): Promise<TransferNumbers> {
    const counts = TRANSFER_GROUPS.map(
      (group) => `(${countUpTo(`select from transfers where ${GROUP_CONDITIONS[group]}`)}) as ${group}`,
    );
    const [row] = await this.database.read<Record<TransferGroup, number>>(`select ${counts.join(', ')}`);
    return Object.assign(new TransferNumbers(), row, { steps: await this.times.all() });
  }

  /** In the order of the ids. */
  private async read(viewer: Viewer, ids: readonly string[]): Promise<Transfer[]> {
    const found = await this.database.manager.findBy(Transfer, { id: In([...ids]) });
    const transfers = ids.flatMap((id) => found.find((transfer) => transfer.id === id) ?? []);
    return this.views.of(viewer, transfers, 'admin');
  }
}

/** SQL: reads the indexes transfers_bought and transfers_sold. */
const isPartyOf = (member: string): string => `(buyer_id = ${member}::uuid or seller_id = ${member}::uuid)`;

/** SQL: an admin searches by the id of the transfer, or by whatever finds its purchase. */
function searchFor(q: string): { conditions: string[]; values: unknown[] } {
  const { select, values } = idsOfPurchasesFor(q);
  const own = isUuid(q) ? 'select $1::uuid union all ' : '';
  return { conditions: [`id in (${own}select id from transfers where purchase_id in (${select}))`], values };
}
