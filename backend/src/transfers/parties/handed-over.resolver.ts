import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../../common/api/access.js';
import { PublicMember } from '../../users/public-member.types.js';
import { PublicMembers } from '../../users/public-members.js';

/** SQL: counts the transfers of the account `u`, from the indexes by buyer and by seller. */
const HANDED_OVER = `((select count(*) from transfers where buyer_id = u.id and status = 'completed')
  + (select count(*) from transfers where seller_id = u.id and status = 'completed'))::int`;

@Resolver(() => PublicMember)
export class HandedOverResolver {
  constructor(members: PublicMembers) {
    members.register('handedOver', HANDED_OVER);
  }

  @Public()
  @ResolveField(() => Int, { description: 'How many contracts they have handed over or taken over here.' })
  handedOver(@Parent() member: PublicMember & { handedOver: number }): number {
    return member.handedOver;
  }
}
