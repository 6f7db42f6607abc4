import { applyDecorators } from '@nestjs/common';
import { ArgsType, Field, ID, InputType, Int } from '@nestjs/graphql';
import type { RefusalReason } from '@handover/domain/transfers/step-template';
import { Allow, Equals, IsBoolean, IsIn, IsOptional, IsString, Length } from 'class-validator';
import { THREAD_PAGE } from '../chat/message.entity.js';
import { ThreadRange, type ThreadPart } from '../chat/message.inputs.js';
import { Given } from '../common/api/given.js';
import { LARGEST_PAGE } from '../common/api/paging.js';
import { EmptyToNull, OneLine, PlainText, Trim } from '../common/api/validation.js';
import { RefusalReasonEnum } from './transfer.enums.js';

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

/** Several steps may be current at once. */
export const OptionalStepKey = (description: string): PropertyDecorator =>
  applyDecorators(
    IsString({ message: 'Please say which step.' }),
    IsOptional(),
    EmptyToNull(),
    Given(() => String, { nullable: true, description, example: 'title' }),
  );

@ArgsType()
export class EndStalledArgs extends NoteArgs {
  @OptionalStepKey('The key of the step that is late; by default the first one that permits it.')
  key?: string | null;
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
    description:
      'True: the other party may see this, as may the dealer that a seller of a car lease lists for, and use it for this transfer only.',
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

  @Day('The last day on which a written consent holds, if it says so.', true)
  validUntil?: string | null;

  @Given(() => Boolean, {
    nullable: true,
    description:
      'Whether the written approval of a mortgage releases the seller from liability. Other steps refuse it.',
    example: true,
  })
  @IsOptional()
  @IsBoolean({ message: 'Please say true or false.' })
  releaseIncluded?: boolean | null;
}

@InputType({ description: 'That something stops the transfer.' })
export class RecordRefusalInput {
  @Given(() => RefusalReasonEnum, { description: 'What stops it.', example: 'not-approved' })
  @IsIn(Object.values(RefusalReasonEnum), { message: 'Please say what stops the transfer.' })
  reason: RefusalReason;

  @Note('What was said about it.')
  note?: string | null;

  @Given(() => String, {
    nullable: true,
    description:
      'Who said so at the company behind the contract. With the day it can be checked; without both, an admin decides about the fee of the second such end within 90 days.',
    example: 'Acme Leasing, Ms. Reed',
  })
  @EmptyToNull()
  @IsOptional()
  @IsString({ message: 'Please enter who said so.' })
  @Length(0, 200, { message: 'Please enter at most 200 characters.' })
  @OneLine({ message: 'This must be a single line.' })
  saidBy?: string | null;

  @Day('The day on which they said so.', true)
  saidOn?: string | null;
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

export const transferIdArg = { type: () => ID, description: 'The transfer.' };
export const stepKeyArg = { type: () => String, description: 'The key of the step.' };
export const refusedKeyArg = {
  type: () => String,
  nullable: true,
  description:
    'The key of the refused step. If the transfer is at another one by now, the answer is CONFLICT.',
};
