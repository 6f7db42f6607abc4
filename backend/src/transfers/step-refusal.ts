import type { Party } from '@handover/domain/transfers/transfer-life';
import type { Refusal } from '@handover/domain/transfers/transfer-state';
import { ObjectType } from '@nestjs/graphql';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { StepRefusalEnum, TransferPartyEnum } from './transfer.enums.js';

@ObjectType({ description: 'The word of a party that something stops the transfer.' })
export class StepRefusal implements Refusal {
  @Shown(() => StepRefusalEnum, { description: 'What stops it.' })
  reason: Refusal['reason'];

  @Shown(() => TransferPartyEnum, { description: 'Who recorded it; the other party answers.' })
  by: Party;

  @Shown(() => String, { nullable: true, description: 'What was said about it.' })
  note: string | null;

  @Shown(() => String, {
    nullable: true,
    description: 'Who said so at the company behind the contract.',
    example: 'Acme Leasing, Ms. Reed',
  })
  saidBy: string | null;

  @Shown(() => String, {
    nullable: true,
    description: 'The day on which they said so, YYYY-MM-DD.',
    example: '2026-03-10',
  })
  saidOn: string | null;

  @Shown(() => DateTime, { description: 'When it was recorded.', example: '2026-03-01T12:00:00.000Z' })
  at: string;
}

/** Earlier releases stored no name and day, and the texts go with the account of a party. */
export const WITH_ALL_KEYS = {
  to: (refusal: Refusal | null) => refusal,
  from: (refusal: Partial<Refusal> | null) =>
    refusal && { note: null, saidBy: null, saidOn: null, ...refusal },
};
