import { applyDecorators } from '@nestjs/common';
import { ArgsType, InputType, Int, IntersectionType as GraphqlIntersection } from '@nestjs/graphql';
import { ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { TRANSFER_GROUPS, type TransferGroup } from '@handover/domain/transfers/transfer-attention';
import { TRANSFER_STATUSES, type TransferStatus } from '@handover/domain/transfers/transfer-life';
import { IsIn, IsInt, IsOptional, IsString } from 'class-validator';
import { AboutFilter } from '../../common/api/about-filter.js';
import { Given } from '../../common/api/given.js';
import { Chosen, SearchArgs, SearchQuery } from '../../common/api/list-query.js';
import { Reason } from '../../common/api/reason.js';
import { ContractStatus } from '../../contracts/contract.status.js';
import { PurchaseStatus } from '../../payments/purchase/purchase.status.js';
import { FeeDecisionEnum, TransferGroupEnum, TransferStatusEnum } from '../transfer.enums.js';
import { CompleteStepInput, OptionalStepKey } from '../transfers.inputs.js';

const StateFilter = (): PropertyDecorator =>
  applyDecorators(
    IsIn(TRANSFER_STATUSES, { message: 'There is no such state of a transfer.' }),
    IsOptional(),
    ApiPropertyOptional({ enum: TRANSFER_STATUSES, enumName: 'TransferStatus', description: 'Only those.' }),
  );

const PaymentFilter = () => Chosen(PurchaseStatus, 'There is no such status of a purchase.');
const PAYMENT = 'For finance: only those whose purchase has this status.';

export class ListTransfersQuery extends IntersectionType(AboutFilter, SearchQuery) {
  @StateFilter()
  state?: TransferStatus;

  @IsIn(TRANSFER_GROUPS, { message: 'There is no such group of transfers.' })
  @IsOptional()
  @ApiPropertyOptional({ enum: TRANSFER_GROUPS, enumName: 'TransferGroup', description: 'Only those.' })
  group?: TransferGroup;

  @PaymentFilter()
  @ApiPropertyOptional({ enum: PurchaseStatus, enumName: 'PurchaseStatus', description: PAYMENT })
  payment?: PurchaseStatus;
}

@ArgsType()
export class ListTransfersArgs extends GraphqlIntersection(AboutFilter, SearchArgs, ArgsType) {
  @Given(() => TransferStatusEnum, { nullable: true, description: 'Only those in this state.' })
  @IsOptional()
  @IsIn(TRANSFER_STATUSES, { message: 'There is no such state of a transfer.' })
  state?: TransferStatus | null;

  @Given(() => TransferGroupEnum, { nullable: true, description: 'Only those in this group.' })
  @IsOptional()
  @IsIn(TRANSFER_GROUPS, { message: 'There is no such group of transfers.' })
  group?: TransferGroup | null;

  @PaymentFilter()
  @Given(() => PurchaseStatus, { nullable: true, description: PAYMENT })
  payment?: PurchaseStatus | null;
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

  @OptionalStepKey('The key of the current step; by default the one that is due first.')
  key?: string | null;
}

@ArgsType()
export class FeeArgs extends ReasonArgs {
  @Given(() => FeeDecisionEnum, { description: 'What happens to the fee.', example: 'refund' })
  @IsIn(Object.values(FeeDecisionEnum), { message: 'Say whether the fee is refunded or kept.' })
  fee: 'refund' | 'keep';
}

@ArgsType()
export class CancelTransferArgs extends FeeArgs {
  @Given(() => ContractStatus, {
    nullable: true,
    description: 'ACTIVE, for sale again, by default; CANCELLED takes it off the market.',
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
