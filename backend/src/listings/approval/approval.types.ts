import { ID, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../common/api/scalars.js';
import { connectionType } from '../../common/api/paging.js';
import { Shown } from '../../common/api/shown.js';
import { Contract } from '../../contracts/contract.entity.js';

@ObjectType({ description: 'What an edit changed since the contract was public last.' })
export class WaitingChange {
  @Shown(() => String, { description: 'What the field or the fact is called.', example: 'monthly payment' })
  label: string;

  @Shown(() => String, {
    nullable: true,
    description: 'What was public; null if nothing was.',
    example: '$389.00',
  })
  before: string | null;

  @Shown(() => String, {
    nullable: true,
    description: 'What is stated now; null if nothing is.',
    example: '$409.00',
  })
  after: string | null;
}

@ObjectType({ description: 'A contract that is not public until a moderator approves it.' })
export class WaitingContract {
  @Shown(() => ID, { description: 'Id of the contract.', example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f' })
  id: string;

  @Shown(() => Contract, { description: 'The contract, as its holder wrote it.' })
  contract: Contract;

  @Shown(() => DateTime, { description: 'Since when it waits.', example: '2026-03-01T12:00:00.000Z' })
  createdAt: string;

  @Shown(() => Boolean, { description: 'True for one that was never public.', example: false })
  isNew: boolean;

  @Shown(() => Boolean, {
    description: 'True if photos were added or described anew since it was public.',
    example: true,
  })
  hasNewPhotos: boolean;

  @Shown(() => [WaitingChange], {
    description: 'What its holder changed since it was public; empty for a new one.',
  })
  changes: WaitingChange[];

  @Shown(() => String, {
    description: "The holder's email address.",
    example: 'ada@example.com',
    format: 'email',
  })
  holderEmail: string;
}

export const WaitingContractConnection = connectionType(WaitingContract);
