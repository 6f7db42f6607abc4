import { Injectable } from '@nestjs/common';
import { COUNT_UNREAD_CONVERSATIONS } from '../chat/conversations/conversations.service.js';
import type { Viewer } from '../common/api/request-of.js';
import { toRest } from '../common/api/shown.js';
import { isUuid } from '../common/api/paging.js';
import { holdsContracts, isHolderOf } from '../contracts/contract.rows.js';
import { Database, type Statement } from '../database/database.js';
import { COUNT_UNREAD_NOTIFICATIONS } from '../notifications/notifications.service.js';
import { isBuyerOf } from '../payments/payments.lists.js';
import type { PageViewer } from './client-build.js';

/**
 * What a page shows only to the member $1; $2 is the contract of the page or null. SQL: each page of a member reads it.
 */
const OF_MEMBER: Statement = {
  name: 'pages.of-member',
  text: `select (${COUNT_UNREAD_CONVERSATIONS.text}) as "unreadConversations",
    (${COUNT_UNREAD_NOTIFICATIONS.text}) as "unreadNotifications",
    ${holdsContracts('$1')} as "isHolder", ${isHolderOf('$1', '$2')} or ${isBuyerOf('$1', '$2')} as "isParty"`,
  isQuick: true,
};

interface OfMember {
  unreadConversations: number;
  unreadNotifications: number;
  /** The member holds a contract, perhaps one of the page. */
  isHolder: boolean;
  /** The member holds the contract of the page, or has paid for it. */
  isParty: boolean;
}

/** Reads what a page says about the member who requests it. */
@Injectable()
export class PageViewers {
  constructor(private readonly database: Database) {}

  async of(
    member: Viewer,
    contractId?: string,
  ): Promise<Pick<OfMember, 'isHolder' | 'isParty'> & { viewer: PageViewer }> {
    const values = [member.id, contractId && isUuid(contractId) ? contractId : null];
    const [row] = await this.database.query<OfMember>(OF_MEMBER, values);
    const { isHolder, isParty, ...unread } = row as OfMember;
    // what the query `Me` of the client returns, whose enums are in capitals
    const roles = member.roles.map((role) => role.toUpperCase());
    const me = { ...(toRest(member) as object), roles } as PageViewer['me'];
    return { viewer: { me, ...unread }, isHolder, isParty };
  }
}
