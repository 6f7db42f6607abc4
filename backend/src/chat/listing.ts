import { Int, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../common/paging.js';
import { Shown } from '../common/shown.js';
import { Contract } from '../contracts/contract.entity.js';

@ObjectType({ description: 'A contract as the member who listed it manages it.' })
export class Listing {
  @Shown(() => Contract, { description: 'The contract.' })
  contract: Contract;

  @Shown(() => Int, {
    description:
      "How many messages of its thread the holder has not read. The holder's own message counts as reading.",
    example: 2,
  })
  openQuestions: number;
}

export const ListingConnection = connectionType(Listing);
