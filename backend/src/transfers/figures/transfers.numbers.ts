import { Int, ObjectType } from '@nestjs/graphql';
import { MOST_COUNTED } from '../../common/api/waiting-count.js';
import { Shown } from '../../common/api/shown.js';
import { ContractType } from '../../contracts/contract.columns.js';

@ObjectType({ description: 'How long a step of a type of contract took.' })
export class StepTime {
  @Shown(() => ContractType, { description: 'Type of the contract.' })
  type: ContractType;

  @Shown(() => String, { description: 'The key of the step.', example: 'consent' })
  key: string;

  @Shown(() => String, { description: 'What is to be done.', example: 'Sign the transfer papers' })
  title: string;

  @Shown(() => Int, {
    description: 'The median number of days from its start to the day it was done.',
    example: 6,
  })
  days: number;

  @Shown(() => Int, { description: 'How many finished steps were measured: the newest ones.', example: 42 })
  count: number;

  @Shown(() => String, { nullable: true, description: 'What we estimate as long as too few are done.' })
  estimate: string | null;
}

const Count = (of: string): PropertyDecorator =>
  Shown(() => Int, { description: `How many ${of}; at most ${MOST_COUNTED}.`, example: 3 });

@ObjectType({ description: 'Figures about transfers, for staff.' })
export class TransferNumbers {
  @Count('are open')
  open: number;

  @Count('wait for a decision')
  waiting: number;

  @Count('have ended with a fee that is not decided')
  undecided: number;

  @Count('are paused by a report')
  reported: number;

  @Count('are stalled')
  stalled: number;

  @Count('have a current step that is past its due date')
  late: number;

  @Count('are paused')
  paused: number;

  @Shown(() => [StepTime], {
    description:
      'How long each step took, for steps that were done often enough to measure; a few hours old.',
  })
  steps: StepTime[];
}
