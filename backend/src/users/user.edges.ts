import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, type Repository } from 'typeorm';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { Database } from '../database/database.js';
import { RequestLoader } from '../graphql/request-loader.js';
import { AccountTies } from './account.ties.js';
import { SHOWN_TO_ADMINS } from './admin.steps.js';
import { User } from './user.entity.js';

/** What admins see of members that other types link to, loaded in batches. */
@Injectable()
export class UserEdges {
  private readonly byId = new RequestLoader<string, User | null>(async (ids) => {
    const where = { id: In([...ids]), deletedAt: IsNull() };
    const users = await this.users.find({ select: SHOWN_TO_ADMINS, where });
    const byId = new Map(users.map((user) => [user.id, user]));
    return ids.map((id) => byId.get(id) ?? null);
  });

  private readonly deletable = new RequestLoader<string, boolean>(async (ids, request) => {
    const busy = await this.ties.partiesToTransfers(this.database, ids);
    return ids.map((id) => id !== viewerOf(request).id && !busy.has(id));
  });

  constructor(
    private readonly database: Database,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly ties: AccountTies,
  ) {}

  /** Null for a deleted account. */
  find(request: RequestContext, id: string): Promise<User | null> {
    return this.byId.get(request, id);
  }

  isDeletable(request: RequestContext, id: string): Promise<boolean> {
    return this.deletable.get(request, id);
  }
}
