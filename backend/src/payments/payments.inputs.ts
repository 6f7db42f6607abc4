import { IsBoolean, IsInt, IsOptional, IsString, Length } from 'class-validator';
import { Reason } from '../common/api/reason.js';
import { Given } from '../common/api/given.js';
import { AdminListArgs, AdminListQuery, Chosen } from '../common/api/list-query.js';
import { ArgsType, ID, Int } from '@nestjs/graphql';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { PurchaseStatus } from './purchase/purchase.status.js';

@ArgsType()
export class CreatePaymentIntentInput {
  @Given(() => ID, { description: 'The contract to buy.' })
  @IsString({ message: 'Please say which contract.' })
  contractId: string;

  @Given(() => Int, {
    nullable: true,
    description:
      'The termsVersion that the buyer saw; TERMS_CHANGED if the contract was edited since. Without it the current terms apply.',
    example: 1,
  })
  @IsOptional()
  @IsInt({ message: 'The version of the terms must be a whole number.' })
  termsVersion?: number | null;
}

@ArgsType()
export class CompletePurchaseInput {
  @Given(() => String, {
    description: "The payment's id, the first part of its client secret.",
    example: 'pi_3P...',
  })
  @IsString({ message: 'Please say which payment.' })
  @Length(1, 255, { message: 'Please say which payment.' })
  paymentIntentId: string;
}

const ONLY = 'Only those with this status.';
const StatusFilter = () => Chosen(PurchaseStatus, 'There is no such status of a purchase.');

/** The query of GET /api/admin/purchases. */
export class ListPurchasesQuery extends AdminListQuery {
  @StatusFilter()
  @ApiPropertyOptional({ enum: PurchaseStatus, enumName: 'PurchaseStatus', description: ONLY })
  status?: PurchaseStatus;
}

@ArgsType()
export class ListPurchasesArgs extends AdminListArgs {
  @StatusFilter()
  @Given(() => PurchaseStatus, { nullable: true, description: ONLY })
  status?: PurchaseStatus | null;
}

/** The body of POST /api/admin/purchases/{id}/refund. */
@ArgsType()
export class RefundChoice {
  @Reason('The reason for the refund, 3 to 500 characters.')
  reason: string;

  @Given(() => Boolean, {
    nullable: true,
    description:
      'After the refund a pending contract is for sale again; with true it is cancelled instead. Any other status stays.',
    example: false,
  })
  @IsOptional()
  @IsBoolean({ message: 'Please say whether to take the contract off the market with true or false.' })
  takeOffMarket?: boolean;
}

@ArgsType()
export class RefundPurchaseArgs extends RefundChoice {
  @Given(() => ID, { description: 'The purchase.' })
  @IsString({ message: 'Please say which purchase.' })
  id: string;
}
