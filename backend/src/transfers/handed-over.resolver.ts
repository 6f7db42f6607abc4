import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Caller, Public } from '../common/access.js';
import type { RequestContext } from '../common/request-of.js';
import { Database, type Statement } from '../database/database.js';
import { RequestLoader } from '../graphql/request-loader.js';
import { PublicMember } from '../users/public-member.js';

/** SQL: counts for all members of an answer in one statement, from the indexes by buyer and by seller. */
const COUNTS: Statement = {
  name: 'transfers.handed-over',
  text: `select (select count(*) from transfers where buyer_id = member.id and status = 'completed')::int
      + (select count(*) from transfers where seller_id = member.id and status = 'completed')::int as count
    from unnest($1::uuid[]) with ordinality as member (id, place) order by member.place`,
  isQuick: true,
};

@Resolver(() => PublicMember)
export class HandedOverResolver {
  private readonly counts = new RequestLoader<string, number>(async (ids) =>
    (await this.database.query<{ count: number }>(COUNTS, [ids])).map(({ count }) => count),
  );

  constructor(private readonly database: Database) {}

  @Public()
  @ResolveField(() => Int, { description: 'How many contracts they have handed over or taken over here.' })
  handedOver(@Parent() { id }: PublicMember, @Caller() request: RequestContext): Promise<number> {
    return this.counts.get(request, id);
  }
}
