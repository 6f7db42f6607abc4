import { Injectable } from '@nestjs/common';
import { may, type RequestContext, type Viewer } from '../common/api/request-of.js';
import { Database, type Statement } from '../database/database.js';
import { RequestLoader } from '../graphql/request-loader.js';
import { maskContacts } from '../moderation/detection/off-platform.js';
import { PublicMember } from './public-member.types.js';
import { MAY_ACT } from './user.rows.js';

/** The privacy policy promises that the public never sees a member's name. */
const asSeenBy = (viewer: Viewer | null, member: PublicMember): PublicMember => {
  if (!member.name || !(may(viewer, 'readMembers') || viewer?.id === member.id)) member.name = null;
  return member;
};

/** The name is shown before both have accepted, so that an end would give the fee back. */
const withoutContacts = (member: PublicMember): PublicMember => {
  if (member.name) member.name = maskContacts(member.name);
  return member;
};

@Injectable()
export class PublicMembers {
  private readonly loader = new RequestLoader<string, PublicMember>(async (ids, { viewer }) =>
    (await this.load(ids)).map((member) => asSeenBy(viewer, member)),
  );
  private readonly named = new RequestLoader<string, PublicMember>(async (ids) =>
    (await this.load(ids)).map(withoutContacts),
  );
  private columns = '';

  constructor(private readonly database: Database) {}

  /**
   * Adds what another module knows about a member, read with the rest: `column` is SQL on the account `u`, `name` the
   * property of the member. Modules register at the start, because imports only go down.
   */
  register(name: string, column: string): void {
    this.columns += `, ${column} as "${name}"`;
  }

  get(request: RequestContext, id: string): Promise<PublicMember> {
    return this.loader.get(request, id);
  }

  /** With the name: for the other party of a paid purchase, as the privacy policy allows. */
  getNamed(request: RequestContext, id: string): Promise<PublicMember> {
    return this.named.get(request, id);
  }

  private async load(ids: readonly string[]): Promise<PublicMember[]> {
    const rows = await this.database.query<PublicMember>(this.read(), [ids]);
    const members = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => members.get(id) as PublicMember);
  }

  /**
   * SQL: a hot read, made once for each list. On the primary, because a replica may not know a new member whose contract
   * another replica already shows.
   */
  private read(): Statement {
    return {
      name: 'users.public-members',
      text: `select u.id, case when ${MAY_ACT} then nullif(concat_ws(' ', u.first_name, left(u.last_name, 1) || '.'), '') end as name,
        u.created_at as "memberSince", u.email_verified_at is not null as "emailConfirmed"${this.columns}
      from users u where u.id = any($1::uuid[])`,
      isQuick: true,
    };
  }
}
