import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { OneLine, Trim } from '../common/validation.js';
import { Given } from '../common/given.js';
import { ArgsType, ID } from '@nestjs/graphql';

/** The body of POST /api/create-payment-intent. */
export class CreatePaymentIntentInput {
  @ApiProperty({ description: 'The contract to buy.' })
  @IsString({ message: 'Please say which contract.' })
  contractId: string;
}

/** The body of POST /api/complete-purchase. */
export class CompletePurchaseInput {
  @ApiProperty({ description: "The payment's id, as its client secret begins.", example: 'pi_3P...' })
  @IsString({ message: 'Please say which payment.' })
  @Length(1, 255, { message: 'Please say which payment.' })
  paymentIntentId: string;
}

const REASON = 'Please give a reason of 3 to 500 characters.';

/** The body of POST /api/admin/purchases/{id}/refund. */
@ArgsType()
export class RefundReason {
  @Given(() => String, { description: 'Why the money is given back, 3 to 500 characters.' })
  @Trim()
  @IsString({ message: REASON })
  @Length(3, 500, { message: REASON })
  @OneLine({ message: 'The reason must be a single line.' })
  reason: string;
}

@ArgsType()
export class RefundPurchaseArgs extends RefundReason {
  @Given(() => ID, { description: 'The purchase.' })
  @IsString({ message: 'Please say which purchase.' })
  id: string;
}
