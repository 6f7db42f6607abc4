import { IsInt, IsOptional, IsString, Length } from 'class-validator';
import { Reason } from '../common/reason.js';
import { Given } from '../common/given.js';
import { ArgsType, ID, Int } from '@nestjs/graphql';

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

/** The body of POST /api/admin/purchases/{id}/refund. */
@ArgsType()
export class RefundReason {
  @Reason('The reason for the refund, 3 to 500 characters.')
  reason: string;
}

@ArgsType()
export class RefundPurchaseArgs extends RefundReason {
  @Given(() => ID, { description: 'The purchase.' })
  @IsString({ message: 'Please say which purchase.' })
  id: string;
}
