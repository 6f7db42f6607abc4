import { applyDecorators } from '@nestjs/common';
import { ArgsType, Field, ID, InputType, Int } from '@nestjs/graphql';
import { ApiPropertyOptional } from '@nestjs/swagger';
import type { RefusalReason } from '@handover/domain/transfers/step-template';
import { TRANSFER_GROUPS, type TransferGroup } from '@handover/domain/transfers/transfer-attention';
import { TRANSFER_STATUSES, type TransferStatus } from '@handover/domain/transfers/transfer-life';
import { Allow, Equals, IsBoolean, IsIn, IsInt, IsOptional, IsString, Length } from 'class-validator';
import { THREAD_PAGE } from '../chat/message.entity.js';
import { ThreadRange, type ThreadPart } from '../chat/message.inputs.js';
import { Given } from '../common/given.js';
import { SearchArgs, SearchQuery } from '../common/list-query.js';
import { LARGEST_PAGE } from '../common/paging.js';
import { Reason } from '../common/reason.js';
import { EmptyToNull, OneLine, PlainText, Trim } from '../common/validation.js';
import { ContractStatus } from '../contracts/contract.status.js';
import {
  FeeDecisionEnum,
  RefusalReasonEnum,
  TransferGroupEnum,
  TransferStatusEnum,
} from './transfer.enums.js';

/** An optional text that the other party reads. */
const Note = (description: string): PropertyDecorator =>
  applyDecorators(
    PlainText({ message: 'A note must not contain control characters.' }),
    Length(0, 500, { message: 'A note has at most 500 characters.' }),
    IsString({ message: 'A note is a text.' }),
    IsOptional(),
    EmptyToNull(),
    Given(() => String, { nullable: true, description, example: 'The transfer fee is $595.' }),
  );

/** The service checks days and phone numbers, so that a transfer of others is not found whatever was sent. */
const Day = (description: string, nullable: boolean): PropertyDecorator =>
  applyDecorators(
    IsString({ message: 'Please write the day as YYYY-MM-DD.' }),
    ...(nullable ? [IsOptional()] : []),
    Given(() => String, { nullable, description, example: '2026-03-10' }),
  );

@ArgsType()
export class NoteArgs {
  @Note('What the other party should know.')
  note?: string | null;
}

@ArgsType()
export class DeclineTransferArgs extends NoteArgs {
  @Given(() => Boolean, {
    nullable: true,
    description: 'True takes the contract off the market; otherwise it is for sale again.',
    example: false,
  })
  @IsOptional()
  @IsBoolean({ message: 'Please say true or false.' })
  takeOffMarket?: boolean | null;
}

@ArgsType()
export class TransferMessagesArgs extends ThreadRange implements ThreadPart {
  @Allow()
  @Field(() => ID, { description: 'The transfer.' })
  transferId: string;

  @Allow()
  @Field(() => Int, {
    nullable: true,
    description: `Page size, 1 to ${LARGEST_PAGE}; ${THREAD_PAGE} by default.`,
  })
  last?: number | null;
}

@InputType({ description: 'Acceptance of a transfer, with how the other party can reach you.' })
export class AcceptTransferInput {
  @Given(() => String, { description: 'The name to use, 1 to 100 characters.', example: 'Ada Byron' })
  @Trim()
  @IsString({ message: 'Please enter the name to use.' })
  @Length(1, 100, { message: 'Please enter a name of 1 to 100 characters.' })
  @OneLine({ message: 'The name must be a single line.' })
  name: string;

  @Given(() => String, {
    nullable: true,
    description: 'Optional; 7 to 20 digits.',
    example: '+1 512 555 0100',
  })
  @EmptyToNull()
  @IsOptional()
  @IsString({ message: 'Please enter a phone number.' })
  phone?: string | null;

  @Given(() => String, {
    nullable: true,
    description: 'At most 200 characters.',
    example: 'Evenings are best.',
  })
  @EmptyToNull()
  @IsOptional()
  @IsString({ message: 'A note is a text.' })
  @Length(0, 200, { message: 'A note has at most 200 characters.' })
  @PlainText({ message: 'A note must not contain control characters.' })
  note?: string | null;

  @Given(() => Boolean, {
    description: 'True: the other party may see this and use it for this transfer only.',
    example: true,
  })
  @Equals(true, { message: 'Please agree that the other person may see this.' })
  consent: boolean;
}

@InputType({ description: 'That a step is done.' })
export class CompleteStepInput {
  @Day('The day on which it was really done; today by default.', true)
  doneOn?: string | null;

  @Note('What was done.')
  note?: string | null;

  @Given(() => String, {
    nullable: true,
    description: 'Who gave the written consent; required, with the day, for a step that needs it.',
    example: 'Acme Leasing, Ms. Reed',
  })
  @EmptyToNull()
  @IsOptional()
  @IsString({ message: 'Please enter who gave the consent.' })
  @Length(0, 200, { message: 'Please enter at most 200 characters.' })
  @OneLine({ message: 'This must be a single line.' })
  from?: string | null;
}

@InputType({ description: 'That something stops the transfer.' })
export class RecordRefusalInput {
  @Given(() => RefusalReasonEnum, {
    description: 'What stops it.',
    enum: RefusalReasonEnum,
    enumName: 'RefusalReason',
    example: 'not-approved',
  })
  @IsIn(Object.values(RefusalReasonEnum), { message: 'Please say what stops the transfer.' })
  reason: RefusalReason;

  @Note('What was said about it.')
  note?: string | null;
}

@ArgsType()
export class ExpectStepArgs {
  @Day('The day on which it will be done.', false)
  day: string;
}

@ArgsType()
export class AnswerRefusalArgs extends NoteArgs {
  @Given(() => Boolean, {
    description: 'True ends the transfer; false leaves it to an admin.',
    example: true,
  })
  @IsBoolean({ message: 'Please say whether you agree.' })
  agree: boolean;
}

const StateFilter = (): PropertyDecorator =>
  applyDecorators(
    IsIn(TRANSFER_STATUSES, { message: 'There is no such state of a transfer.' }),
    IsOptional(),
    ApiPropertyOptional({ enum: TRANSFER_STATUSES, enumName: 'TransferStatus', description: 'Only those.' }),
  );

export class ListTransfersQuery extends SearchQuery {
  @StateFilter()
  state?: TransferStatus;

  @IsIn(TRANSFER_GROUPS, { message: 'There is no such group of transfers.' })
  @IsOptional()
  @ApiPropertyOptional({ enum: TRANSFER_GROUPS, enumName: 'TransferGroup', description: 'Only those.' })
  group?: TransferGroup;
}

@ArgsType()
export class ListTransfersArgs extends SearchArgs {
  @Given(() => TransferStatusEnum, {
    nullable: true,
    description: 'Only those in this state.',
    enum: TransferStatusEnum,
    enumName: 'TransferStatus',
  })
  @IsOptional()
  @IsIn(TRANSFER_STATUSES, { message: 'There is no such state of a transfer.' })
  state?: TransferStatus | null;

  @Given(() => TransferGroupEnum, {
    nullable: true,
    description: 'Only those in this group.',
    enum: TransferGroupEnum,
    enumName: 'TransferGroup',
  })
  @IsOptional()
  @IsIn(TRANSFER_GROUPS, { message: 'There is no such group of transfers.' })
  group?: TransferGroup | null;
}

@ArgsType()
export class ReasonArgs {
  @Reason('The reason, 3 to 500 characters; both parties read it.')
  reason: string;
}

@ArgsType()
export class ExtendStepArgs extends ReasonArgs {
  @Given(() => Int, { description: 'By how many days, 1 to 90.', example: 7 })
  @IsInt({ message: 'Please enter a whole number of days.' })
  days: number;
}

@ArgsType()
export class FeeArgs extends ReasonArgs {
  @Given(() => FeeDecisionEnum, {
    description: 'What happens to the fee.',
    enum: FeeDecisionEnum,
    enumName: 'FeeDecision',
    example: 'refund',
  })
  @IsIn(Object.values(FeeDecisionEnum), { message: 'Say whether the fee is refunded or kept.' })
  fee: 'refund' | 'keep';
}

@ArgsType()
export class CancelTransferArgs extends FeeArgs {
  @Given(() => ContractStatus, {
    nullable: true,
    description: 'ACTIVE, for sale again, by default; CANCELLED takes it off the market.',
    enum: ContractStatus,
    enumName: 'ContractStatus',
    example: 'active',
  })
  @IsOptional()
  @IsIn([ContractStatus.ACTIVE, ContractStatus.CANCELLED], {
    message: 'The contract becomes active or cancelled.',
  })
  contractStatus?: ContractStatus | null;
}

@InputType({ description: 'That a step is done, as an admin records it.' })
export class AdminCompleteStepInput extends CompleteStepInput {
  @Reason('The reason, 3 to 500 characters; both parties read it.')
  reason: string;
}

const StepKey = (): PropertyDecorator =>
  applyDecorators(
    IsString({ message: 'Please say which step.' }),
    Given(() => String, { description: 'The key of the step.', example: 'consent' }),
  );

/** The body of POST /api/admin/transfers/{id}/complete-step. */
export class AdminCompleteStepArgs extends AdminCompleteStepInput {
  @StepKey()
  key: string;
}

/** The body of POST /api/admin/transfers/{id}/skip-step. */
@ArgsType()
export class SkipStepArgs extends ReasonArgs {
  @StepKey()
  key: string;
}

export const transferIdArg = { type: () => ID, description: 'The transfer.' };
export const stepKeyArg = { type: () => String, description: 'The key of the step.' };
