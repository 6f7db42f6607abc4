import { registerEnumType } from '@nestjs/graphql';
import { REFUSALS } from '@handover/domain/transfers/step-template';
import { TRANSFER_GROUPS } from '@handover/domain/transfers/transfer-attention';
import { END_REASONS, FEE_OUTCOMES } from '@handover/domain/transfers/transfer-endings';
import { PARTIES, PEOPLES_ACTIONS, TRANSFER_STATUSES } from '@handover/domain/transfers/transfer-life';
import { PAUSE_REASONS } from '@handover/domain/transfers/transfer-pauses';
import { STEP_STATUSES } from '@handover/domain/transfers/transfer-state';
import { enumOf } from '../common/api/enum-of.js';

export const TransferStatusEnum = enumOf(TRANSFER_STATUSES);
export const TransferGroupEnum = enumOf(TRANSFER_GROUPS);
export const StepStatusEnum = enumOf(STEP_STATUSES);
export const StepActorEnum = enumOf([...PARTIES, 'both', 'third-party', 'platform']);
export const TransferEndEnum = enumOf(END_REASONS);
export const FeeOutcomeEnum = enumOf(FEE_OUTCOMES);
/** What an admin can decide. */
export const FeeDecisionEnum = enumOf(['refund', 'keep']);
export const TransferActionEnum = enumOf(PEOPLES_ACTIONS);
export const TransferPartyEnum = enumOf(PARTIES);
export const RefusalReasonEnum = enumOf(REFUSALS);
export const StepRefusalEnum = enumOf([...REFUSALS, 'third-party-stalled', 'both-stalled']);
export const PauseReasonEnum = enumOf(PAUSE_REASONS);

const register = (name: string, values: object, description: string): void =>
  void registerEnumType(values, { name, description });

register('TransferStatus', TransferStatusEnum, 'Status of a transfer.');
register(
  'TransferGroup',
  TransferGroupEnum,
  'Transfers that admins look at together: WAITING for a decision of an admin, LATE past its due date.',
);
register('StepStatus', StepStatusEnum, 'Status of a step; while a transfer is open, exactly one is CURRENT.');
register('StepActor', StepActorEnum, 'Who acts in a step.');
register('TransferEnd', TransferEndEnum, 'Why a transfer was cancelled.');
register('FeeOutcome', FeeOutcomeEnum, 'What the end of a transfer does with the fee; NONE if nothing.');
register('FeeDecision', FeeDecisionEnum, 'What an admin decides about the fee.');
register('TransferAction', TransferActionEnum, 'What may be done with a transfer.');
register('TransferParty', TransferPartyEnum, 'A party to a transfer.');
register('RefusalReason', RefusalReasonEnum, 'What stops a transfer, as a party records it.');
register('StepRefusalReason', StepRefusalEnum, 'What stops a transfer.');
register('PauseReason', PauseReasonEnum, 'Why a transfer is paused.');
