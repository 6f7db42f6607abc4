import { RETENTION_DAYS } from '@handover/domain/retention';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { MemberData } from '../member-data/member-data.js';
import { Retention } from '../retention/retention.js';
import { IdempotencyKey } from './idempotency/idempotency-key.entity.js';
import { ApiToken } from './api-token.entity.js';

const EXPIRED = { table: 'api_tokens', key: 'id', column: 'expires_at', days: RETENTION_DAYS.apiTokens };

const OLD_KEYS = {
  table: 'idempotency_keys',
  key: 'owner_id, key',
  column: 'created_at',
  days: 1,
};

/** The export lists tokens without their hashes. They go with the account, and some time after they have expired. */
@Injectable()
export class TokensData {
  constructor({ manager }: Database, data: MemberData, retention: Retention) {
    data.register('apiTokens', {
      collect: ({ id: userId }) =>
        manager.find(ApiToken, {
          select: {
            ...{ id: true, name: true, prefix: true, scopes: true, ipRanges: true },
            ...{ expiresAt: true, createdAt: true, lastUsedAt: true },
          },
          where: { userId },
          order: { createdAt: 'ASC' },
        }),
      forget: async (tx, { id: userId }) => {
        await tx.manager.delete(ApiToken, { userId });
        await tx.manager.delete(IdempotencyKey, { userId });
      },
    });
    retention.register('kept answers', (limit) => retention.deleteOld(OLD_KEYS, limit));
    retention.register('expired API tokens', (limit) => retention.deleteOld(EXPIRED, limit));
  }
}
