import { REFUSALS } from '@handover/domain/transfers/step-template';
import { TRANSFER_GROUPS } from '@handover/domain/transfers/transfer-attention';
import { END_REASONS, FEE_OUTCOMES } from '@handover/domain/transfers/transfer-endings';
import { PARTIES, PEOPLES_ACTIONS, TRANSFER_STATUSES } from '@handover/domain/transfers/transfer-life';
import { PAUSE_REASONS } from '@handover/domain/transfers/transfer-pauses';
import { STEP_STATUSES } from '@handover/domain/transfers/transfer-state';
import { RULE_QUESTIONS } from '@handover/domain/rules/observations';
import { enumOf, nameEnum } from '../common/api/enum-of.js';

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
export const RuleQuestionsEnum = enumOf(RULE_QUESTIONS);
export const PauseReasonEnum = enumOf(PAUSE_REASONS);

nameEnum(TransferStatusEnum, 'TransferStatus', 'Status of a transfer.');
nameEnum(
  TransferGroupEnum,
  'TransferGroup',
  'Transfers that admins look at together: WAITING for a decision of an admin, LATE past its due date.',
);
nameEnum(
  StepStatusEnum,
  'StepStatus',
  'Status of a step; while a transfer is open, one or more are CURRENT.',
);
nameEnum(StepActorEnum, 'StepActor', 'Who acts in a step.');
nameEnum(TransferEndEnum, 'TransferEnd', 'Why a transfer was cancelled.');
nameEnum(FeeOutcomeEnum, 'FeeOutcome', 'What the end of a transfer does with the fee; NONE if nothing.');
nameEnum(FeeDecisionEnum, 'FeeDecision', 'What an admin decides about the fee.');
nameEnum(TransferActionEnum, 'TransferAction', 'What may be done with a transfer.');
nameEnum(TransferPartyEnum, 'TransferParty', 'A party to a transfer.');
nameEnum(RefusalReasonEnum, 'RefusalReason', 'What stops a transfer, as a party records it.');
nameEnum(StepRefusalEnum, 'StepRefusalReason', 'What stops a transfer.');
nameEnum(
  RuleQuestionsEnum,
  'RuleQuestions',
  'Whether a party has told what the company behind the contract asked.',
);
nameEnum(PauseReasonEnum, 'PauseReason', 'Why a transfer is paused.');
