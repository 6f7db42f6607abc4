import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import type { Connection, PageArgs } from '../common/api/paging.js';
import type { Viewer } from '../common/api/request-of.js';
import { Database, type Statement } from '../database/database.js';
import { newestFirst } from '../database/newest-first.js';
import { Notification } from './notification.entity.js';
import { withTexts } from './notification.texts.js';
import { MOST_UNREAD, type MarkNotificationsReadInput } from './notifications.inputs.js';

/** SQL: every page of a member has this number; it stops counting at the most that is shown. */
export const COUNT_UNREAD_NOTIFICATIONS: Statement = {
  name: 'notifications.count-unread',
  text: `select count(*)::int as count from (
    select from notifications where user_id = $1 and in_app and read_at is null limit ${MOST_UNREAD}) unread`,
  isQuick: true,
};

/** What a member reads of their notifications. */
@Injectable()
export class NotificationsService {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async list(viewer: Viewer, page: PageArgs): Promise<Connection<Notification>> {
    const list = this.database.manager.createQueryBuilder(Notification, 'notification');
    list.where('notification.userId = :viewer and notification.inApp', { viewer: viewer.id });
    const read = await newestFirst(list, page);
    await withTexts(
      this.database,
      read.edges.map(({ node }) => node),
    );
    return read;
  }

  /** Counted up to MOST_UNREAD; 0 for visitors. */
  async countUnread(viewer: Pick<Viewer, 'id'> | null): Promise<number> {
    if (!viewer) return 0;
    const [row] = await this.database.query<{ count: number }>(COUNT_UNREAD_NOTIFICATIONS, [viewer.id]);
    return row?.count ?? 0;
  }

  /** Returns how many are still unread. Ids of other members' notifications have no effect. */
  async markRead(viewer: Viewer, { ids, contractId }: MarkNotificationsReadInput): Promise<number> {
    await this.database.manager.update(
      Notification,
      {
        userId: viewer.id,
        readAt: IsNull(),
        ...(ids && { id: In(ids) }),
        ...(contractId && { contractId }),
      },
      { readAt: () => 'now()' },
    );
    return this.countUnread(viewer);
  }
}
